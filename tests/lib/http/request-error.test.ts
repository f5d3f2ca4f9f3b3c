import { forgetRemembered } from "@/lib/cached/remembered";
import { isDatabaseAway } from "@/lib/database/query-errors";
import { logRequestError } from "@/lib/http/request-error";
import { useSettings } from "@/tests/factories/settings";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";

jest.mock("../../../lib/server/env", () => ({ ...jest.requireActual("../../../lib/server/env"), env: jest.fn() }));
jest.mock("../../../lib/database/query-errors", () => ({
  ...jest.requireActual("../../../lib/database/query-errors"),
  isDatabaseAway: jest.fn(),
}));
useTestDatabase();
beforeEach(() => {
  jest.mocked(isDatabaseAway).mockReturnValue(false);
  forgetRemembered();
  useSettings();
});

const ID = "0190f8a2-aaaa-bbbb-cccc-000000000000";

async function linesFor(error: unknown, headers: Record<string, string> = {}): Promise<readonly string[]> {
  const lines: string[] = [];
  await logRequestError(
    error,
    {
      path: "/account/orders/4711?key=a-secret",
      method: "GET",
      headers: { host: "shop.example", cookie: "session=a-secret", "x-request-id": ID, ...headers },
    },
    {
      routerKind: "App Router",
      routePath: "/[store]/account/orders/[order_id]",
      routeType: "render",
      renderSource: "react-server-components",
      revalidateReason: undefined,
    },
    (line) => lines.push(line),
  );
  return lines;
}

it("logs request, route, store and digest in one line, and nothing personal", async () => {
  await insertStore("nila-loom");
  const error = Object.assign(new Error("no row for asha@example.com"), { digest: "1234567@E80" });
  expect(await linesFor(error)).toEqual([
    `Request ${ID} failed: GET /[store]/account/orders/[order_id] (render), store nila-loom, digest 1234567@E80`,
  ]);
});

it.each([undefined, "text", new Error("without digest"), { digest: 7 }])("also logs %p", async (error) => {
  expect((await linesFor(error))[0]).toMatch(/store [\w-]+, digest unknown$/);
});

it.each(["a\nForged line", "short", "", "x".repeat(101)])(
  "ignores the request id %j, which is none of ours",
  async (id) => {
    expect((await linesFor(new Error(), { "x-request-id": id }))[0]).toMatch(/^Request without id failed: /);
  },
);

it("says nothing of a database that is away, which is logged once a second", async () => {
  jest.mocked(isDatabaseAway).mockReturnValue(true);
  expect(await linesFor(new Error("connect ECONNREFUSED"))).toEqual([]);
});
