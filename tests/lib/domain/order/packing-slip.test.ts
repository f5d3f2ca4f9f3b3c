import { packingSlip } from "@/lib/domain/order/packing-slip";
import { packingSlipsPdf } from "@/lib/integrations/packing-slip-pdf";
import { anOrder, anOrderItem } from "@/tests/factories/order";

const STORE = { name: "Nila Loom", timeZone: "Asia/Kolkata" };
const ITEMS = [
  anOrderItem({ quantity: 300, options: ["Indigo", "M"] }),
  anOrderItem({ position: 1, name: "Cloth", sku: "CLOTH", unit: "Mts", quantity: 250 }),
  anOrderItem({ position: 2, name: "Towel", sku: "TOWEL", status: "c_confirmed" }),
];
const PARCEL = { ordinal: 1, carrier: "", trackingLink: "", trackingNumber: "", dispatchedAt: new Date() };

it("names what is left to send, with all that the packer needs and no price", () => {
  const order = anOrder({
    items: ITEMS,
    parcels: [{ ...PARCEL, items: [{ position: 0, quantity: 100 }] }],
    giftMessage: "For Leela",
    isGiftWrapped: true,
    hidesPrices: true,
    note: "Ring twice",
  });
  const slip = packingSlip(order, STORE);
  expect(slip.lines).toEqual([
    { name: "Stole", detail: "Indigo, M", sku: "STOLE", quantity: "2 pieces" },
    { name: "Cloth", detail: "", sku: "CLOTH", quantity: "2.5 metres" },
  ]);
  expect(slip.recipient[0]).toBe("Asha Menon");
  expect(slip.giftMessage).toBe("For Leela");
  expect(slip.hints).toEqual([
    "Wrap as a gift.",
    "No prices in the parcel: leave the invoice out.",
    "Note of the customer: Ring twice",
  ]);
  expect(JSON.stringify(slip)).not.toMatch(/1,000|₹/);
});

it("names the whole order once everything has left, without what was cancelled", () => {
  const all = [
    { position: 0, quantity: 300 },
    { position: 1, quantity: 250 },
  ];
  const order = anOrder({ items: ITEMS, parcels: [{ ...PARCEL, items: all }] });
  expect(packingSlip(order, STORE).lines.map(({ name, quantity }) => `${name} ${quantity}`)).toEqual([
    "Stole 3 pieces",
    "Cloth 2.5 metres",
  ]);
});

it("prints each order on a page of its own, and a long one on several", async () => {
  const short = packingSlip(anOrder({ items: ITEMS }), STORE);
  const many = Array.from({ length: 60 }, (_, position) => anOrderItem({ position, sku: `SKU-${position}` }));
  const long = packingSlip(anOrder({ items: many }), STORE);
  const pages = async (...slips: (typeof short)[]) =>
    (await packingSlipsPdf(slips)).toString("latin1").match(/\/Type \/Page\b/g)?.length;
  expect(await pages(short)).toBe(1);
  expect(await pages(short, short)).toBe(2);
  expect(await pages(long)).toBeGreaterThan(1);
});
