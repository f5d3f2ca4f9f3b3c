import { GET } from "@/app/sw.js/route";
import { forgetRemembered } from "@/lib/cached/remembered";
import { getDatabase } from "@/lib/database/connection";
import { stores } from "@/lib/database/schema/store";
import { useSettings } from "../factories/settings";
import { insertStore } from "../factories/store-row";
import { useTestDatabase } from "../support/database";

jest.mock("../../lib/server/env", () => ({ ...jest.requireActual("../../lib/server/env"), env: jest.fn() }));
jest.mock("../../lib/server/build-id", () => ({ buildId: async () => "build-1" }));
useTestDatabase();

beforeEach(async () => {
  await getDatabase().delete(stores);
  forgetRemembered();
  useSettings();
});

const worker = async () => {
  const answer = await GET(new Request("http://localhost:3000/sw.js", { headers: { host: "shop.example" } }));
  expect(answer.headers.get("content-type")).toContain("text/javascript");
  // Browsers must not cache this script: on the next visit they must get a newer worker, or the worker that removes
  // itself.
  expect(answer.headers.get("cache-control")).toBe("no-cache");
  return answer.text();
};
const isRetiring = (script: string) => script.includes("unregister()");

it("serves this build's worker while the shop is open", async () => {
  await insertStore("nila-loom");
  const script = await worker();
  expect(isRetiring(script)).toBe(false);
  expect(script).toContain('"build-1"');
});

it("removes the worker when the shop closes", async () => {
  await insertStore("nila-loom", { status: "inactive" });
  expect(isRetiring(await worker())).toBe(true);
});

it("removes the worker on a host that belongs to no shop", async () => {
  expect(isRetiring(await worker())).toBe(true);
});

it.each([
  ["SERVICE_WORKER", "off"],
  ["NODE_ENV", "development"],
])("removes the worker with %s=%s", async (name, value) => {
  await insertStore("nila-loom");
  useSettings({ [name]: value });
  expect(isRetiring(await worker())).toBe(true);
});
