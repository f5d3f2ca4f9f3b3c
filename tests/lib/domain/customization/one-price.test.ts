import fc from "fast-check";
import { ADDONS } from "@/demo/products/addons";
import { addonFromWire, measurementSetFromWire } from "@/lib/contracts/customization/addon-from-wire";
import { addonToWire, measurementSetToWire } from "@/lib/contracts/customization/addon-wire";
import { storedAddonSchema } from "@/lib/contracts/product/stored-addon";
import { refreshItems } from "@/lib/domain/cart/refresh";
import { calculateCheckout } from "@/lib/domain/checkout/calculate";
import { customizationOf } from "@/lib/domain/customization/customization";
import { withPreselected } from "@/lib/domain/customization/steps";
import { toInvoice } from "@/lib/domain/invoice/invoice";
import { newOrder } from "@/lib/domain/order/create";
import { AS_IN_THE_BAG } from "@/lib/domain/pricing/bill";
import { itemTotal } from "@/lib/domain/pricing/item-price";
import { priceOrder } from "@/lib/domain/pricing/price-order";
import { withExtraCloth } from "@/lib/domain/pricing/quantity";
import { PERSONAL_FACTS } from "../../../factories/addon";
import { aCartItem, aSoldItem } from "../../../factories/cart";
import { aCheckout, aCheckoutInput, anAddress } from "../../../factories/checkout";
import { RUPEE } from "../../../factories/currency";
import { aFitProfile, aMeasurementSet } from "../../../factories/fit-profile";
import { aStore } from "../../../factories/store";

const addons = Object.entries(ADDONS)
  .map(([id, content]) => ({ ...storedAddonSchema.parse({ id, content }), minStock: 0 }))
  .filter(({ optionGroups }) => optionGroups.length > 0)
  .map((addon) => ({ ...addon, measurementSetIds: ["upper"] }));
const set = aMeasurementSet();

it("prices 1,000 random profiles equally in the browser, the bag, the order and on the invoice", () => {
  const chosen = fc.record({
    addon: fc.constantFrom(...addons),
    chest: fc.integer({ min: 200, max: 600 }),
    seed: fc.nat(1_000),
    unit: fc.constantFrom("Mts" as const, "Pcs" as const),
    quantity: fc.integer({ min: 4, max: 40 }),
    price: fc.integer({ min: 1, max: 500_000 }),
  });
  fc.assert(
    fc.property(chosen, ({ addon, chest, seed, unit, quantity: count, price }) => {
      const wished = addon.optionGroups.map(({ name, type, limit, options }) => {
        const from = seed % options.length;
        const names = [...options.slice(from), ...options.slice(0, from)].map((option) => option.name);
        return { group: name, options: names.slice(0, type === "mandatory" ? limit : 1) };
      });
      const values = [
        { name: "Chest", value: chest / 10 },
        { name: "Length", value: 42 },
      ];
      const measurements = [{ setId: "upper", values }];
      const choices = withPreselected(addon, wished);
      const notes = addon.notes.map(({ name }) => ({ name, value: "For Asha" }));
      const profile = aFitProfile({ addonId: addon.id, choices, measurements, notes });
      const quantity = unit === "Pcs" ? count * 100 : count * 50;

      // The browser knows the addon only from the wire.
      const shown = customizationOf({
        profile,
        addon: addonFromWire(addonToWire(addon)),
        measurementSets: [measurementSetFromWire(measurementSetToWire(set))],
        unit,
      });
      if (!shown.ok) throw new Error(`No price for ${JSON.stringify(choices)}`);
      const browser = itemTotal({
        unit,
        quantity: withExtraCloth(quantity, shown.value.additionalQuantity),
        sellingPrice: price,
        discountedPrice: price,
        addonPrice: shown.value.price,
      });

      const sold = aSoldItem({ unit, sellingPrice: price, discountedPrice: price, stock: null, addonIds: [addon.id] });
      const item = aCartItem({ addonId: addon.id, modelId: profile.id, unit, quantity, sold });
      const workFacts = { addons: [addon], measurementSets: [set], fitProfiles: [profile], personal: PERSONAL_FACTS };
      const input = aCheckoutInput({ items: [item], workFacts });
      const { pricing: settings, now } = input;
      const bag = refreshItems([item], { ...workFacts, settings }, (items) =>
        priceOrder({ ...AS_IN_THE_BAG, items, settings, currency: RUPEE, now }),
      );
      const address = anAddress();
      const checkout = aCheckout({ kind: "delivery", shippingAddress: address, billingAddress: address });
      const order = newOrder(calculateCheckout(checkout, input), {
        id: "order",
        number: "1",
        customerId: null,
        email: "asha@example.com",
        contactMobile: "",
        customerName: "",
        payment: null,
        mobile: null,
        sessionId: "",
        termsPage: null,
        isTest: false,
        transferHoldHours: 48,
        unpaidReminderHours: 1,
        now: input.now,
      });
      const invoice = toInvoice({ ...order, invoiceNumber: "INV-1", invoicedAt: input.now }, aStore());
      const printed = invoice?.groups.flatMap(({ lines }) => lines.map(({ amount }) => amount));

      expect([bag.items[0]?.total, order.items[0]?.total, printed]).toEqual([browser, browser, [browser]]);
      expect(order.items[0]).toMatchObject({ addonPrice: shown.value.price, customization: shown.value });
      expect(bag.items[0]?.quantity).toBe(order.items[0]?.quantity);
    }),
    { numRuns: 1_000 },
  );
});
