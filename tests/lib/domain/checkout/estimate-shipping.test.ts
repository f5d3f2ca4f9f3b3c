import { estimateShipping } from "@/lib/domain/checkout/estimate-shipping";
import type { ShippingMethod } from "@/lib/domain/pricing/shipping";
import { RUPEE } from "../../../factories/currency";
import { rupees } from "../../../factories/pricing";

const zone = (name: string, places: readonly string[], price: number) => ({
  name,
  places,
  pricePerKilogram: rupees(price),
  deliveryTime: `${name} days`,
  rates: [{ weightGrams: 1_000, multiplierMillionths: 1_000_000 }],
});
const courier: ShippingMethod = {
  id: "courier",
  name: "Courier",
  trackingLink: "",
  direction: "domestic",
  price: 0,
  deliveryTime: "",
  freeFrom: rupees(2_500),
  showsFreeHint: true,
  zones: [zone("South", ["Goa", "Kerala"], 60), zone("West", ["Maharashtra"], 90)],
  isActive: true,
};
const estimate = (states: readonly string[], subTotal = rupees(1_000)) =>
  estimateShipping({
    methods: [courier, { ...courier, id: "air", direction: "international" }],
    country: { code: "IN", name: "India" },
    states,
    parcel: { subTotal, weightGrams: 400 },
    makingDays: 0,
    storeCountry: "India",
    currency: RUPEE,
  }).map(({ id, price, isAtMost, deliveryTime }) => [id, price, isAtMost, deliveryTime]);

it("tells what the methods to a state cost", () => {
  expect(estimate(["Kerala"])).toEqual([["courier", rupees(60), false, "South days"]]);
});
it("tells the highest cost where the code may lie in several states", () => {
  expect(estimate(["Goa", "Maharashtra"])).toEqual([["courier", rupees(90), true, "West days"]]);
});
it("is sure of the cost where all states have the same", () => {
  expect(estimate(["Goa", "Kerala"])).toEqual([["courier", rupees(60), false, "South days"]]);
});
it("is free from the threshold on", () => {
  expect(estimate(["Kerala"], rupees(2_500))).toEqual([["courier", 0, false, "South days"]]);
});
it("tells nothing where no method goes", () => {
  expect(estimate(["Assam"])).toEqual([]);
});
