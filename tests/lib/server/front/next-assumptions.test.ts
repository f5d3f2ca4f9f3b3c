import { readFileSync } from "node:fs";
import { IncomingMessage, Server } from "node:http";
import { Socket } from "node:net";
import { buildId } from "@/lib/server/build-id";
import type { Handler } from "@/lib/server/front/collected-response";
import { ASSUMPTIONS, checkNext } from "@/lib/server/front/next-assumptions";
import { tellTags } from "@/tests/support/front-server";

jest.mock("../../../../lib/server/build-id", () => ({ buildId: jest.fn() }));

const SCRIPT = '<script src="/_next/static/chunks/a.js?dpl=17" async=""></script>';
const page = ({ html = ' data-dpl-id="17"', head = SCRIPT }) => `<html${html}><head>${head}</head><body></body></html>`;

type Behaviour = { status?: number; html?: string; head?: string; tags?: boolean };

/** Next.js as we know it, except for what is given. */
function nextWith({ status = 404, tags = true, ...parts }: Behaviour = {}): Handler {
  return (request, response) => {
    expect(request.url).toBe("/404");
    if (tags) tellTags(request, ["store:nila-loom"]);
    response.statusCode = status;
    response.end(page(parts));
  };
}

async function complaintsOf(next: Handler | null): Promise<readonly string[]> {
  const complained = jest.spyOn(console, "error").mockReturnValue(undefined);
  jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response("{}"));
  await checkNext(
    () => next && { request: new IncomingMessage(new Socket()), server: new Server(), next },
    "http://localhost:3000/api/health",
  );
  const lines = complained.mock.calls.map(([line]) => String(line));
  jest.restoreAllMocks();
  return lines.map((line) => ASSUMPTIONS.find(({ message }) => message === line)?.name ?? line);
}

beforeEach(() => {
  jest.mocked(buildId).mockResolvedValue("17");
});

it("says nothing while everything is as we rely on", async () => {
  expect(await complaintsOf(nextWith())).toEqual([]);
});

it.each<[string, Behaviour]>([
  ["rewrites", { status: 414 }],
  ["missing-page", { status: 200 }],
  ["page-tags", { tags: false }],
  ["script-tags", { head: '<script defer src="/_next/static/chunks/a.js"></script>' }],
  ["script-tags", { head: "" }],
  ["build-id", { html: "" }],
  ["build-id", { html: ' data-dpl-id="16"' }],
])("names what is missing: %s (%j)", async (name, behaviour) => {
  expect(await complaintsOf(nextWith(behaviour))).toEqual([name]);
});

it("names a build id that cannot be read", async () => {
  jest.mocked(buildId).mockRejectedValue(new Error("no such file"));
  expect(await complaintsOf(nextWith())).toEqual(["build-id"]);
});

it("names a front that has not heard of the first request, and asks nothing of Next.js then", async () => {
  expect(await complaintsOf(null)).toEqual(["request-channel"]);
});

it("gives up if Next.js never answers", async () => {
  jest.useFakeTimers();
  const complaints = complaintsOf(() => undefined);
  await jest.advanceTimersByTimeAsync(10_000);
  jest.useRealTimers();
  expect(await complaints).toEqual(["rewrites"]);
});

it.each([307, 500, 503])("judges no page by an answer with status %i, as of a closed shop", async (status) => {
  expect(await complaintsOf(nextWith({ status, head: "", html: "", tags: false }))).toEqual([]);
});

describe("docs/next-internals.md", () => {
  const rows = readFileSync("docs/next-internals.md", "utf8")
    .split("\n")
    .filter((line) => /^\| (?!What|---)/.test(line))
    .map((line) => line.split(" | "));

  it("has a row for each of these checks, and for no other", () => {
    const named = rows.flatMap(([first = ""]) => /^\| `([a-z]+(?:-[a-z]+)*)`:/.exec(first)?.[1] ?? []);
    expect([...named].sort()).toEqual(ASSUMPTIONS.map(({ name }) => name).sort());
  });

  // tests/docs/citations.test.ts checks that the tests it names exist.
  it("names a test in each row", () => {
    expect(rows.length).toBeGreaterThan(15);
    expect(rows.filter((row) => row.length !== 5 || !/\w+\/|\.test/.test(row[4] ?? ""))).toEqual([]);
  });
});
