import { POLICIES } from "@/demo/content/policies";
import { SHIPPING_METHODS } from "@/demo/store/shipping-methods";

const { parcel, express, air } = SHIPPING_METHODS;
const policy = POLICIES.find(({ title }) => title === "Shipping")?.content ?? "";

it("names the times of the shipping methods in the shipping policy, and no others", () => {
  const promised: string[] = [
    ...parcel.domes_zones.map((zone) => zone.delivery_time),
    express.delivery_time,
    air.delivery_time,
  ];
  const named = policy.match(/\d+ to \d+(?: working)? days/g) ?? [];
  expect([...new Set(named)].sort()).toEqual([...new Set(promised)].sort());
});

it.each([
  { upTo: "up to 0.5 kg", weight: 0.5 },
  { upTo: "up to 1 kg", weight: 1 },
  { upTo: "up to 2 kg", weight: 2 },
  { upTo: "above", weight: 20 },
])("asks $upTo for what the zones charge", ({ upTo, weight }) => {
  const prices = parcel.domes_zones.map((zone) => {
    const rate = zone.rate_multiplier.find((each) => each.weight === weight);
    return Math.round(zone.price_per_kg * (rate?.multiplier ?? 0));
  });
  expect(policy).toContain(`<tr><td>${upTo}</td><td>₹${prices[0]}</td><td>₹${prices[1]}</td></tr>`);
});
