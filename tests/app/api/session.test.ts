import { GET } from "@/app/api/session/route";
import { forgetRemembered } from "@/lib/cached/remembered";
import { setStoreStatus } from "@/lib/data/store/stores";
import { insertStore } from "../../factories/store-row";
import { useTestDatabase } from "../../support/database";

useTestDatabase();
beforeAll(() => insertStore("nila-loom"));

const ask = (headers: Record<string, string> = {}) =>
  GET(new Request("http://localhost:3000/api/session", { headers: { host: "localhost:3000", ...headers } }));

it.each<{ headers: Record<string, string>; country: string | undefined }>([
  { headers: { "x-vercel-ip-country": "DE" }, country: "DE" },
  { headers: { "cf-ipcountry": "in" }, country: "IN" },
  { headers: { "x-vercel-ip-country": "XX", "cf-ipcountry": "IN" }, country: "IN" },
  { headers: { "cf-ipcountry": "T1" }, country: undefined },
  { headers: { "cf-ipcountry": "<script>" }, country: undefined },
  { headers: {}, country: undefined },
])("gives the country of a visitor with $headers", async ({ headers, country }) => {
  const response = await ask(headers);
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.json()).toEqual({ kind: "anonymous", ...(country && { country }) });
});
it("is refused while the shop is closed", async () => {
  await setStoreStatus("nila-loom", "inactive");
  forgetRemembered();
  expect((await ask()).status).toBe(503);
});
