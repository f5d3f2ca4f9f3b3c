import { GET } from "@/app/api/delivery/route";
import { forgetRemembered } from "@/lib/cached/remembered";
import { deliveryWireSchema } from "@/lib/contracts/delivery";
import { getDatabase } from "@/lib/database/connection";
import { sharedLists } from "@/lib/database/schema/content";
import { stores } from "@/lib/database/schema/store";
import { clock } from "@/lib/server/clock";
import { insertProduct } from "../../factories/product-row";
import { aStoreAnswer } from "../../factories/store-answer";
import { insertStore } from "../../factories/store-row";
import { useTestDatabase } from "../../support/database";

useTestDatabase();

const STORE = "nila-loom";

async function ask(pincode: string, product = "") {
  const path = `/api/delivery?${new URLSearchParams({ pincode, product })}`;
  const response = await GET(new Request(`http://localhost:3000${path}`, { headers: { host: "localhost:3000" } }));
  return { status: response.status, body: await response.json() };
}

/** Changes the store's settings. */
async function set(setting: Record<string, unknown>, pincodes: string[] = [], features: string[] = []) {
  const { store_details } = aStoreAnswer({ store_properties: [{ pincodes, application_setting: setting }] });
  await getDatabase().update(stores).set({ details: store_details, features });
  forgetRemembered();
}

beforeAll(async () => {
  jest.spyOn(clock, "now").mockReturnValue(new Date("2026-11-24T15:00:00Z"));
  await insertStore(STORE);
  await getDatabase()
    .insert(sharedLists)
    .values({
      storeId: STORE,
      kind: "shipping_method",
      id: "parcel",
      content: {
        name: "Parcel",
        shipping_type: "Domestic",
        shipping_price: 80,
        delivery_time: "3 to 5 days",
        free_shipping: true,
        minimum_price: 2500,
        status: "active",
      },
    });
});
afterAll(() => jest.restoreAllMocks());

it("says when an order arrives at a postal code, and from which amount that is free", async () => {
  await set({ dispatch_days: 1 });
  const { status, body } = await ask("682 001");
  expect(status).toBe(200);
  expect(deliveryWireSchema.parse(body)).toEqual({
    options: [
      {
        name: "Parcel",
        delivery_time: "3 to 5 days",
        first_day: "2026-11-28",
        last_day: "2026-11-30",
        free_from: 2500,
      },
    ],
    making_days: 0,
    is_made: false,
  });
});

it("lets the work come first of what is sold only with it, and names it of what can be had without", async () => {
  await set({ dispatch_days: 1, product_addon: true });
  const sew = { name: "Sew", making_days: 2 };
  await getDatabase()
    .insert(sharedLists)
    .values([
      { storeId: STORE, kind: "addon", id: "sew", content: sew },
      { storeId: STORE, kind: "addon", id: "sew-slowly", content: { ...sew, making_days: 4, min_stock: 50 } },
    ]);
  const addonIds = ["sew", "sew-slowly"];
  await insertProduct({ id: "blouse", slug: "blouse", addonIds, addonMust: true, stock: 100 });
  await insertProduct({ id: "saree", slug: "saree", addonIds, stock: 9_900 });
  await insertProduct({ id: "towel", slug: "towel" });
  // The slow work is not offered while there is so little of the blouse.
  expect((await ask("682001", "blouse")).body).toMatchObject({
    options: [{ first_day: "2026-11-30", last_day: "2026-12-02" }],
    making_days: 2,
    is_made: true,
  });
  expect((await ask("682001", "saree")).body).toMatchObject({
    options: [{ first_day: "2026-11-28", last_day: "2026-11-30" }],
    making_days: 4,
    is_made: false,
  });
  for (const slug of ["towel", "unknown"])
    expect((await ask("682001", slug)).body).toMatchObject({ options: [{}], making_days: 0, is_made: false });
});

it("names no day in a store that does not say when orders leave", async () => {
  await set({});
  const { body } = await ask("682001");
  expect(body).toMatchObject({ options: [{ delivery_time: "3 to 5 days", first_day: null, last_day: null }] });
});

it.each([
  { what: "no postal code", pincode: "68200", setting: {}, code: "pincode_invalid" },
  { what: "a code that is not served", pincode: "682002", setting: {}, code: "pincode_not_served" },
  {
    what: "a store that delivers nothing",
    pincode: "682001",
    setting: { disable_delivery: true },
    code: "delivery_not_offered",
  },
  {
    what: "a store that hides its prices",
    pincode: "682001",
    setting: { hide_amount: true },
    code: "delivery_not_offered",
  },
])("refuses $what", async ({ pincode, setting, code }) => {
  await set(setting, ["682001"], ["pincode_service"]);
  expect(await ask(pincode)).toMatchObject({ status: 422, body: { code } });
});
