import { GET } from "@/app/api/pincodes/[pincode]/route";
import { insertStore } from "../../factories/store-row";
import { useTestDatabase } from "../../support/database";

useTestDatabase();
beforeAll(() => insertStore("nila-loom"));

const find = (pincode: string) =>
  GET(new Request(`http://localhost:3000/api/pincodes/${pincode}`, { headers: { host: "localhost:3000" } }), {
    params: Promise.resolve({ pincode }),
  });

it("names the city and the state, and lets caches keep the answer", async () => {
  const answer = await find("682001");
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "public, max-age=86400"]);
  expect(await answer.json()).toEqual({ pincode: "682001", city: "Kochi", state: "Kerala" });
});

it.each([
  ["999999", 404, "pincode_unknown"],
  ["68", 400, "request_invalid"],
])("does not know %s, and no cache keeps that", async (pincode, status, code) => {
  const answer = await find(pincode);
  expect([answer.status, (await answer.json()).code, answer.headers.get("cache-control")]).toEqual([
    status,
    code,
    "no-store",
  ]);
});
