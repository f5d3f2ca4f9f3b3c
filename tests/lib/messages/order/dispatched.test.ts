import { orderDispatched } from "@/lib/messages/order/dispatched";
import { parcelContent } from "@/lib/messages/order/parcel-wording";
import { orderContent } from "@/lib/messages/order/wording";
import { anOrder, anOrderItem, aParcel } from "@/tests/factories/order";
import { aStore } from "@/tests/factories/store";

const store = aStore();
const items = [anOrderItem({ quantity: 300, options: ["Indigo"] }), anOrderItem({ position: 1, name: "Shawl" })];
const first = aParcel({ items: [{ position: 0, quantity: 200 }] });
const second = aParcel({
  ordinal: 2,
  carrier: "DTDC",
  trackingLink: "",
  trackingNumber: "D2",
  items: [
    { position: 0, quantity: 100 },
    { position: 1, quantity: 100 },
  ],
});

function mail(parcels: readonly (typeof first)[]) {
  const order = anOrder({ status: "confirmed", items, parcels });
  const parcel = parcels.at(-1);
  if (!parcel) throw new Error("No parcel");
  const content = orderContent(order, {
    link: "https://shop.example/order",
    timeZone: store.timeZone,
    openingDays: store.openingDays,
  });
  return orderDispatched.write({ ...content, ...parcelContent(order, parcel) }, store);
}

it("says what is in a parcel, who carries it, and what is still to come", () => {
  const { subject, text } = mail([first]);
  expect(subject).toBe("Parcel 1 of order 482913-1126-100001 is on its way");
  expect(text).toContain("In this parcel:\nStole: Indigo · 2 pieces\n");
  expect(text).toContain("Still to come:\nStole: Indigo · 1 piece\nShawl: 1 piece\n");
  expect(text).toContain("Carrier:\nIndia Post\n");
  expect(text).toContain("https://post.example/EE1");
});

it("says that a parcel is the last one", () => {
  const { subject, text } = mail([first, second]);
  expect(subject).toBe("The last parcel of order 482913-1126-100001 is on its way");
  expect(text).toContain("In this parcel:\nStole: Indigo · 1 piece\nShawl: 1 piece\n");
  expect(text).not.toContain("Still to come");
  expect(text).toContain("Tracking number:\nD2\n");
  expect(text).not.toContain("Track parcel");
});

it("speaks of the order if it left in one parcel", () => {
  const whole = items.map(({ position, quantity }) => ({ position, quantity }));
  const { subject, text } = mail([aParcel({ items: whole })]);
  expect(subject).toBe("Order 482913-1126-100001 is on its way");
  expect(text).not.toContain("In this parcel");
});

it("reads a message that an earlier version of the shop has queued", () => {
  const content = orderContent(anOrder(), {
    link: "https://shop.example/order",
    timeZone: store.timeZone,
    openingDays: store.openingDays,
  });
  const queued = { ...content, trackingLink: null, trackingNumber: "EE1" };
  const { subject, text } = orderDispatched.write(orderDispatched.content.parse(queued), store);
  expect(subject).toBe("Order 482913-1126-100001 is on its way");
  expect(text).not.toContain("Carrier");
});
