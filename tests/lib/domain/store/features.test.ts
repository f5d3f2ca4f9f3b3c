import { readFeatures } from "@/lib/domain/store/features";

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

it("has no feature on by default", () => {
  expect(Object.values(readFeatures([])).some(Boolean)).toBe(false);
});
