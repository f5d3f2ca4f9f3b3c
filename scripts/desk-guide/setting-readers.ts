import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { SETTING_GROUPS, type SettingRow } from "@/components/desk/settings/groups";
import { toCheckoutSettings } from "@/lib/contracts/checkout/settings";
import { toPricingSettings } from "@/lib/contracts/pricing/settings";
import { type StoreWire, storeWireSchema, toStoreDetails } from "@/lib/contracts/store/details";
import { FEATURE_KEYWORDS } from "@/lib/domain/store/features";
import {
  placeOfSetting,
  SETTING_PATHS,
  type SettingPath,
  valueAt,
  withValueAt,
} from "@/lib/domain/store/setting-field";

/*
 * Which property of the shop a setting decides, and which code reads that property. Neither is written by hand: a setting
 * is given another value, and what changes in what the shop works with is looked for in the sources.
 */

/** What a setting changes, as `setting.guestCheckout`, and the files that read it. */
export type SettingReaders = { properties: readonly string[]; files: readonly string[] };

const A = "application_setting";
type Values = Partial<Record<SettingPath, unknown>>;

const RUPEES = { country_code: "INR", html_code: "₹", default_currency: true, additional_charges: 0 };
const EURO = { country_code: "EUR", html_code: "€", default_currency: false, additional_charges: 2 };
const CURRENCIES = [RUPEES, EURO];
const RATES = [{ name: "EUR", html_code: "€", rates: { INR: 90 } }];

/** A store in which every part is on that a setting belongs to. */
const BASE: Values = {
  name: "Loom",
  country: "India",
  // Only one of the ways to switch several currencies on, so that the others change something.
  ys_features: FEATURE_KEYWORDS.filter((name) => !name.startsWith("ip_based")),
  currency_types: [RUPEES],
  "packaging_charges.type": "percentage",
  "additional_features.shipping_price_config.price": 50,
  "checkout_setting.apply_gift_card": true,
  "checkout_setting.order_note": true,
  "checkout_setting.gift_order": true,
  payment_types: [{ name: "COD", status: "active" }],
  [`${A}.announcebar_config.link_status`]: true,
  [`${A}.announcebar_config.link`]: "/on-sale",
  [`${A}.newsletter_config.subscription_status`]: false,
  [`${A}.newsletter_config.link_status`]: true,
  [`${A}.newsletter_config.link`]: "/on-sale",
};

/** What else has to be so for a setting to count. */
const NEEDS: Partial<Record<SettingPath, Values>> = {
  currency_types: { live_currencies: RATES },
  currency_list: { live_currencies: RATES, currency_types: CURRENCIES },
  live_currencies: { currency_types: CURRENCIES },
  ...Object.fromEntries(
    ["announcebar_config", "newsletter_config"].flatMap((part) => [
      [`${A}.${part}.category_id`, { [`${A}.${part}.link_type`]: "category" }],
      [`${A}.${part}.product_id`, { [`${A}.${part}.link_type`]: "product" }],
      [`${A}.${part}.link_type`, { [`${A}.${part}.category_id`]: "silk" }],
    ]),
  ),
};

/** Other values where the kind of a setting does not say which there are. */
const OTHERS: Values = {
  country: "Germany",
  currency_types: CURRENCIES,
  live_currencies: [{ name: "EUR", html_code: "€", rates: { INR: 80 } }],
  currency_list: [{ currency_code: "EUR", country_list: [{ code: "DE", name: "Germany" }] }],
  opening_days: [{ code: 1, day: "Monday", active: true, opening_hrs: [{ from: "10:00", to: "18:00" }] }],
  sub_type: "enquiry",
  branches: [{ _id: "kochi", name: "Kochi", status: "active" }],
  color_list: [{ name: "Indigo", code: "#123456" }],
  "analytics_details.vcodes": [{ name: "google-site-verification", content: "abc" }],
  "footer_config.social_media_links": [{ type: "Instagram", url: "https://instagram.com/loom" }],
  "footer_config.other_links": [{ name: "Sale", heading: "Shop", link_type: "internal", link: "/on-sale" }],
  payment_types: [{ name: "COD", status: "active", cod_config: { cod_charges: 40 } }],
  ys_features: [],
  "application_setting.chat_config.url": "https://chat.example/script.js",
  "application_setting.newsletter_config.link_type": "category",
  "application_setting.announcebar_config.link_type": "category",
};

const ROWS: readonly SettingRow[] = Object.values(SETTING_GROUPS).flat();

/** Another value than the one that a setting has. */
function otherValue(setting: SettingPath, value: unknown): unknown {
  if (setting in OTHERS) return OTHERS[setting];
  const row = ROWS.find((each) => each.path === setting);
  switch (row?.kind) {
    case "flag":
      return value !== true;
    case "number":
      return typeof value !== "number" ? 5 : value === row.max ? value - 1 : value + 1;
    case "choice":
      return row.values.find((other) => other !== value);
    case "per_unit":
      return { Pcs: 3, Mts: 4, Kgs: 5 };
    case "texts_per_unit":
      return { Pcs: "a", Mts: "b", Kgs: "c" };
    case "texts":
      return ["Another"];
    case "word_groups":
      return [["saree", "sari"]];
    case "dates":
      return ["2031-01-01"];
    case "colour":
      return "#123456";
    case "moment":
      return "2031-01-01T00:00:00.000Z";
    case "picture":
      return "another.webp";
    default:
      return `${typeof value === "string" ? value : ""}1`;
  }
}

const isSetting = (name: string): name is SettingPath => SETTING_PATHS.some((each) => each === name);

function storeWith(values: Values): StoreWire {
  let store: unknown = {
    store_details: { status: "active", store_properties: [{}] },
    live_currencies: [],
    ys_features: [],
  };
  for (const [name, value] of Object.entries(values)) {
    if (!isSetting(name)) throw new Error(`There is no setting ${name}.`);
    const place = placeOfSetting(name);
    const column = name === "name" ? ["store_details", "name"] : [name];
    store = withValueAt(store, place ? ["store_details", ...place] : column, value);
  }
  return z.decode(storeWireSchema, store as z.input<typeof storeWireSchema>);
}

/** What the shop works with. */
const readStore = (wire: StoreWire) => ({
  ...toStoreDetails("loom", wire, { fallbackOrigin: "https://loom.example" }),
  checkout: toCheckoutSettings(wire),
  pricing: toPricingSettings(wire.store_details, []),
});

/** The properties that differ, as paths; those below a list are the list. */
function differences(one: unknown, other: unknown, at: string): string[] {
  if (JSON.stringify(one) === JSON.stringify(other)) return [];
  const isParted = [one, other].every((value) => typeof value === "object" && value !== null && !Array.isArray(value));
  if (!isParted) return [at];
  const names = new Set([...Object.keys(one as object), ...Object.keys(other as object)]);
  return [...names].flatMap((name) =>
    differences(valueAt(one, [name]), valueAt(other, [name]), at === "" ? name : `${at}.${name}`),
  );
}

/** Where properties are read; the desk and the schemas only write them. */
const SOURCES = ["components", "app", "lib"].flatMap((folder) => sourcesIn(folder));

function sourcesIn(folder: string): { file: string; text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => path.join(folder, name))
    .filter(
      (file) =>
        /\.tsx?$/.test(file) && !/^(?:lib\/contracts|components\/desk|lib\/database)\/|setting-field/.test(file),
    )
    .map((file) => ({ file, text: readFileSync(file, "utf8") }));
}

/** Parts of a store whose properties have names that other things have as well, such as an e-mail address. */
const OFTEN_NAMED = ["company", "pictures", "seo"];

/** The files that read a property: they name it together with what it belongs to. */
function readersOf(property: string): string[] {
  const [first = "", second] = property.split(".");
  const [owner, name] = second === undefined ? ["store", first] : [first, second];
  const isOften = second === undefined || OFTEN_NAMED.includes(owner);
  const read = isOften
    ? new RegExp(
        `\\b${owner}\\w*\\??\\.${name}\\b|\\{[^{}]*\\b${name}\\b[^{}]*\\}(?:\\s*=\\s*[\\w.]*${owner}\\b|: [^)]*StoreDetails)`,
      )
    : new RegExp(`(?:\\.|[{,]\\s*)${name}\\b(?!\\??:\\s*(?:string|number|boolean|readonly|\\())`);
  const named = new RegExp(owner, "i");
  return SOURCES.filter(({ text }) => read.test(text) && (isOften || named.test(text))).map(({ file }) => file);
}

/** What a setting changes, and what reads it. */
export function readersOfSetting(setting: SettingPath): SettingReaders {
  const needed = { ...BASE, ...NEEDS[setting] };
  const before = storeWith(needed);
  const place = placeOfSetting(setting);
  const value = place ? valueAt(before.store_details, place) : valueAt(before, [setting]);
  const after = storeWith({ ...needed, [setting]: otherValue(setting, value) });
  const properties = differences(readStore(before), readStore(after), "");
  return { properties, files: [...new Set(properties.flatMap(readersOf))] };
}
