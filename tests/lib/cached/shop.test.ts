import { forgetRemembered } from "@/lib/cached/remembered";
import { getCartSettings, getCheckoutSettings, getStoreOfVisitor } from "@/lib/cached/store";
import { findStoreWire } from "@/lib/data/store/stores";
import { tenantOfRequest } from "@/lib/http/tenancy";
import { useSettings } from "@/tests/factories/settings";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";

jest.mock("../../../lib/server/env", () => ({ ...jest.requireActual("../../../lib/server/env"), env: jest.fn() }));
jest.mock("../../../lib/data/store/stores", () => {
  const actual = jest.requireActual("../../../lib/data/store/stores");
  return { ...actual, findStoreWire: jest.fn(actual.findStoreWire) };
});
useTestDatabase();

const readings = () => jest.mocked(findStoreWire).mock.calls.length;

async function answerRequest() {
  const tenant = await tenantOfRequest(new Request("http://localhost/"));
  if (!tenant) throw new Error("The store is missing.");
  const { storeId } = tenant;
  const parts = [getStoreOfVisitor(storeId), getCartSettings(storeId), getCheckoutSettings(storeId)] as const;
  const [details, pricing, checkout] = await Promise.all(parts);
  return { details, pricing, checkout };
}

it("reads and decodes a store once in three seconds, whatever requests need of it", async () => {
  useSettings();
  await insertStore("nila-loom");
  const now = jest.spyOn(Date, "now").mockReturnValue(1_000_000);
  forgetRemembered();
  const { details, pricing, checkout } = await answerRequest();
  expect([details?.name, pricing !== null, checkout?.takesQuotations]).toEqual(["Nila Loom", true, false]);
  await answerRequest();
  now.mockReturnValue(1_002_999);
  await answerRequest();
  expect(readings()).toBe(1);
  now.mockReturnValue(1_003_000);
  await answerRequest();
  await answerRequest();
  expect(readings()).toBe(2);
  // A change of this process shows on its next request.
  forgetRemembered();
  await answerRequest();
  expect(readings()).toBe(3);
  now.mockRestore();
});
