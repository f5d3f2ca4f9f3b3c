import { readFeatures } from "@/lib/domain/store/features";

it.each([
  ["ip_based_4_currency", "currencyByCountry"],
  ["ip_based_10_currency", "currencyByCountry"],
  ["ip_based_25_plus_currency", "currencyByCountry"],
  ["store_pickup", "storePickup"],
  ["newsletter", "newsletter"],
  ["whatsapp_chat", "whatsappChat"],
] as const)("%s switches %s on, and nothing else of the six", (name, feature) => {
  const all = readFeatures([name, "a feature nobody knows"]);
  const six = ["currencyByCountry", "storePickup", "newsletter", "whatsappChat"] as const;
  expect(six.filter((one) => all[one])).toEqual([feature]);
});

it("has no features by default", () => {
  expect(Object.values(readFeatures([])).some(Boolean)).toBe(false);
});
