import { checkBasePath, checkStoreOrigins } from "@/lib/background/check-base-path";
import { getDatabase } from "@/lib/database/connection";
import { stores } from "@/lib/database/schema/store";
import { useSettings } from "../../factories/settings";
import { aStoreAnswer } from "../../factories/store-answer";
import { insertStore } from "../../factories/store-row";
import { useTestDatabase } from "../../support/database";

jest.mock("@/lib/server/env", () => ({ ...jest.requireActual("@/lib/server/env"), env: jest.fn() }));
jest.mock("@/lib/domain/site/base-path", () => jest.requireActual("@/tests/support/below-shop").belowShop());
useTestDatabase();

beforeEach(async () => {
  await getDatabase().delete(stores);
});

const withAddress = (base_url: string) => ({ details: { ...aStoreAnswer().store_details, base_url } });
const check = () => checkStoreOrigins(getDatabase());

it("refuses another BASE_PATH than the one of the build", () => {
  useSettings({ BASE_PATH: "/shop" });
  expect(checkBasePath).not.toThrow();
  useSettings({ BASE_PATH: "/other" });
  expect(checkBasePath).toThrow(
    "The setting BASE_PATH cannot be used: this build was made with BASE_PATH=/shop, not BASE_PATH=/other. Set it as it was, or build again.",
  );
  useSettings();
  expect(checkBasePath).toThrow("was made with BASE_PATH=/shop, not an empty BASE_PATH.");
});

it("refuses a STORE_ORIGIN with another path", () => {
  useSettings({ BASE_PATH: "/shop", STORE_ORIGIN: "https://shop.example/shop/" });
  expect(checkBasePath).not.toThrow();
  useSettings({ BASE_PATH: "/shop", STORE_ORIGIN: "https://shop.example" });
  expect(checkBasePath).toThrow(/^The setting STORE_ORIGIN cannot be used: [^\n]+BASE_PATH=\/shop/);
});

it.each(["https://shop.example/shop", "https://shop.example/shop/", "", "no address"])(
  "opens a store with the address %j",
  async (address) => {
    useSettings({ BASE_PATH: "/shop" });
    await insertStore("nila-loom", withAddress(address));
    await expect(check()).resolves.toBeUndefined();
  },
);

it.each([
  ["https://shop.example", "an empty BASE_PATH"],
  ["https://shop.example/in/", "BASE_PATH=/in"],
  ["https://shop.example/shop/in", "BASE_PATH=/shop/in"],
])("refuses a store with the address %s, and says what to do", async (address, build) => {
  useSettings({ BASE_PATH: "/shop" });
  await insertStore("nila-loom", withAddress(address));
  const right = "npm run store -- set origin https://shop.example/shop --store nila-loom";
  await expect(check()).rejects.toThrow(
    `The store nila-loom has the address ${address.replace(/\/$/, "")}, but this build was made with BASE_PATH=/shop. Change the address (${right}), or build with ${build}.`,
  );
});

it("leaves a store without a host alone, which another deployment serves", async () => {
  useSettings({ BASE_PATH: "/shop" });
  await insertStore("second", withAddress("https://shop.example/second"));
  await expect(check()).resolves.toBeUndefined();
  useSettings({ BASE_PATH: "/shop", STORE_HOSTS: "second.example=second" });
  await expect(check()).rejects.toThrow("The store second has the address");
  useSettings({ BASE_PATH: "/shop" });
  await getDatabase()
    .update(stores)
    .set({ domains: ["second.example"] });
  await expect(check()).rejects.toThrow("The store second has the address");
});
