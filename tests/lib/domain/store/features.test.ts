import { isKnownFeature, readFeatures } from "@/lib/domain/store/features";

it.each([
  ["ip_based_4_currency", "currencyByCountry"],
  ["ip_based_10_currency", "currencyByCountry"],
  ["ip_based_25_plus_currency", "currencyByCountry"],
  ["store_pickup", "storePickup"],
  ["newsletter", "newsletter"],
  ["whatsapp_chat", "whatsappChat"],
] as const)("%s switches on %s and none of the other features", (name, feature) => {
  const all = readFeatures([name, "unknown_feature"]);
  const names = ["currencyByCountry", "storePickup", "newsletter", "whatsappChat"] as const;
  expect(names.filter((key) => all[key])).toEqual([feature]);
});

it.each([
  { features: ["currency_variation"], several: true },
  { features: ["ip_based_4_currency"], several: true },
  { features: ["blogs"], several: false },
])("a store with $features has more than one currency: $several", ({ features, several }) => {
  expect(readFeatures(features).severalCurrencies).toBe(several);
});

it.each([
  ["blogs", true],
  ["vendors", true], // of the platform, and not built
  ["Blogs", false],
  ["blog", false],
  ["", false],
])("knows the feature %j: %s", (name, isKnown) => {
  expect(isKnownFeature(name)).toBe(isKnown);
});

it("has no feature on by default", () => {
  expect(Object.values(readFeatures([])).some(Boolean)).toBe(false);
});
