import { getDatabase } from "@/lib/database/connection";
import { sharedLists } from "@/lib/database/schema/content";
import { aStoreAnswer } from "./store-answer";
import { insertStore } from "./store-row";

const HOURS = [{ from: "00:00", to: "23:59" }];
const branch = { country: "India", state: "Kerala", pickup_location: true, status: "active" };

/** The parts of the store that a test may override. */
type Overrides = {
  application?: Record<string, unknown>;
  checkout?: Record<string, unknown>;
  properties?: Record<string, unknown>;
  details?: Record<string, unknown>;
  features?: readonly string[];
};

/**
 * Inserts a store in Kerala that sells in rupees and dollars. It ships by post or express within India and by air
 * abroad, offers pickup in two branches that are always open, and accepts cash on delivery and UPI.
 */
export async function insertCheckoutStore(storeId = "nila-loom", overrides: Overrides = {}): Promise<void> {
  const { store_details } = aStoreAnswer();
  await insertStore(storeId, {
    features: [
      "currency_variation",
      "store_pickup",
      "giftcard",
      "gift_order",
      "order_note",
      ...(overrides.features ?? []),
    ],
    details: {
      ...store_details,
      payment_types: [
        { name: "COD", btn_name: "Cash on delivery", rank: 1, cod_config: { cod_charges: 50 } },
        { name: "Gpay", btn_name: "UPI", rank: 2, app_config: { upi_id: "shop@bank" } },
        { name: "Square", rank: 3, mode: "sandbox" },
      ],
      store_properties: [
        {
          application_setting: {
            min_checkout_value: 500,
            gift_wrapping_charges: 60,
            sp_delay_duration: 0,
            ...overrides.application,
          },
          checkout_setting: { cod_store_pickup: true, ...overrides.checkout },
          opening_days: [0, 1, 2, 3, 4, 5, 6].map((code) => ({ code, day: "", active: true, opening_hrs: HOURS })),
          branches: [
            { _id: "fort-kochi", name: "Fort Kochi", rank: 1, ...branch },
            { _id: "kannur", name: "Kannur", rank: 2, ...branch },
            { _id: "closed", name: "Closed", rank: 3, ...branch, status: "inactive" },
            { _id: "office", name: "Office", rank: 4, ...branch, pickup_location: false },
          ],
          ...overrides.properties,
        },
      ],
      ...overrides.details,
    },
  });
  await insertLists(storeId, "shipping_method", {
    post: { name: "Post", shipping_type: "Domestic", shipping_price: 80, delivery_time: "Five days" },
    express: { name: "Express", shipping_type: "Domestic", shipping_price: 200 },
    air: { name: "Air mail", shipping_type: "International", shipping_price: 1500 },
  });
}

/** An offer as stored: ten per cent off an order, for whoever enters its code. */
export function anOfferRow(overrides: object): object {
  return {
    code_type: "discount",
    discount_type: "percentage",
    discount_value: 10,
    apply_to: "order",
    enable_status: true,
    status: "active",
    ...overrides,
  };
}

export async function insertLists(storeId: string, kind: string, contents: Record<string, object>): Promise<void> {
  const rows = Object.entries(contents).map(([id, content], index) => ({
    storeId,
    kind,
    id,
    rank: index + 1,
    content,
  }));
  await getDatabase().insert(sharedLists).values(rows);
}
