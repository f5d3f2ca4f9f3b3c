import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { POST as addAddress } from "@/app/api/account/addresses/route";
import { forgetRemembered } from "@/lib/cached/remembered";
import { insertStoreRows } from "@/lib/data/store/rows";
import { getDatabase } from "@/lib/database/connection";
import { rateLimits } from "@/lib/database/schema/authentication";
import { carts } from "@/lib/database/schema/cart";
import { blogPosts, contentPages, sharedLists } from "@/lib/database/schema/content";
import { products } from "@/lib/database/schema/product";
import { stores } from "@/lib/database/schema/store";
import type { FeatureSwitch, SettingSwitch } from "@/scripts/switches/switch";
import { FEATURE_SWITCHES } from "@/scripts/switches/table";
import { rows } from "../demo/demo-rows";
import { aTypedAddress, begin, choose, putIntoCart } from "./checkout-shopper";
import { aCustomer, type Shopper } from "./shopper";

const withVariants = new Set(rows.variants.map(({ productId }) => productId));

/** The product of the pages: cloth by the metre, with addons and, for the tests, with a video. */
const product = rows.products.find(
  ({ id, unit, addonIds }) => unit === "Mts" && addonIds?.length && !withVariants.has(id),
);
if (!product) throw new Error("The demo store has no cloth with addons");
const VIDEO = { src: "home/cloth.mp4", poster: Object.values(product.pictures ?? {})[0] };

const DELIVERY_PLAN = {
  available_days: [0, 1, 2, 3, 4, 5, 6].map((code) => ({ code, active: true })),
  list: [
    {
      following_days: 7,
      groups: [{ delay_type: "hour", delay_duration: 0, slots: [{ from_time: "10:00", to_time: "12:00", price: 60 }] }],
    },
  ],
};

/** Inserts the demo store, with what the switches need beside. */
export async function insertSwitchedStore(): Promise<void> {
  const database = getDatabase();
  await insertStoreRows(rows, database);
  await database
    .update(products)
    .set({ video: VIDEO })
    .where(eq(products.id, product?.id ?? ""));
}

type Settings = Readonly<Record<string, unknown>>;

/** Sets which features the store has, and what differs in its settings. */
async function setStore(features: readonly string[], application: Settings, properties: Settings = {}): Promise<void> {
  const details = Object(rows.store.details);
  const [first] = details.store_properties;
  const setting = { ...first.application_setting, ...application };
  const changed = { ...details, store_properties: [{ ...first, ...properties, application_setting: setting }] };
  await getDatabase()
    .update(stores)
    .set({ features: [...features], details: changed });
  await getDatabase().delete(sharedLists).where(eq(sharedLists.kind, "delivery_method"));
  if (features.includes("time_based_delivery")) {
    const plan = { storeId: "nila-loom", kind: "delivery_method", id: "slots", content: DELIVERY_PLAN };
    await getDatabase().insert(sharedLists).values(plan);
  }
  await getDatabase().delete(rateLimits);
  forgetRemembered();
}

/** These change what other switches show, so they are on only where they are tried. */
const ON_REQUEST = ["ip_based_4_currency", "ip_based_10_currency", "ip_based_25_plus_currency"];
const CHECKOUT_ON_REQUEST = ["time_based_delivery", "pincode_service", "terms_acceptance"];
const USUAL = FEATURE_SWITCHES.map(({ name }) => name).filter(
  (name) => ![...ON_REQUEST, ...CHECKOUT_ON_REQUEST].includes(name),
);

export async function switchFeature({ name, without }: FeatureSwitch, isOn: boolean): Promise<void> {
  const others = USUAL.filter((other) => other !== name && !without.includes(other));
  const properties = name === "pincode_service" ? { pincodes: ["110001"] } : {};
  await setStore(isOn ? [...others, name] : others, {}, properties);
}

/** All that does not change what others show is on. */
export const switchNothing = () => setStore(USUAL, {});

export async function switchSetting({ name, on, off }: SettingSwitch, isOn: boolean): Promise<void> {
  const needed = name === "disable_delivery_time_slots" ? ["time_based_delivery"] : [];
  await setStore([...USUAL, ...needed], isOn ? on : off);
}

/** A customer with a checkout that can be ordered, and the names of what the switches speak of. */
export type SwitchVisit = { shopper: Shopper; names: Readonly<Record<string, string>> };

export async function aSwitchVisit(email: string): Promise<SwitchVisit> {
  await switchNothing();
  const shopper = await aCustomer(email);
  await shopper.ask(addAddress, { method: "POST", body: aTypedAddress() });
  const [post] = await getDatabase().select({ slug: blogPosts.slug }).from(blogPosts).limit(1);
  const pages = await getDatabase().select({ slug: contentPages.slug, kind: contentPages.kind }).from(contentPages);
  const extra = pages.find(({ slug }) => slug === "size-guide");
  return {
    shopper,
    names: {
      product: product?.slug ?? "",
      product_id: product?.id ?? "",
      addon_id: product?.addonIds?.at(0) ?? "",
      post: post?.slug ?? "",
      extra_page: extra?.slug ?? "",
      provider: "google",
      shipping_method: rows.sharedLists.find(({ kind }) => kind === "shipping_method")?.id ?? "",
      key: randomUUID(),
    },
  };
}

/** Makes a new checkout of one item for the visit; returns its id. */
export async function aSwitchCheckout({ shopper }: SwitchVisit): Promise<string> {
  await getDatabase().delete(carts);
  const piece = rows.products.find(({ id, unit }) => unit === "Pcs" && !withVariants.has(id));
  await putIntoCart(shopper, piece?.id ?? "");
  const id = await begin(shopper);
  const { shipping_methods } = await choose(shopper, id, { order_type: "delivery", shipping_address: aTypedAddress() });
  await choose(shopper, id, { shipping_id: shipping_methods.at(0)?._id ?? "" });
  return id;
}
