import { z } from "zod";
import { toCheckoutSettings } from "@/lib/contracts/checkout/settings";
import { storeWireSchema } from "@/lib/contracts/store/details";
import { aStoreAnswer } from "@/tests/factories/store-answer";

/** The hours that a store waits for a transfer, as its owner has written them. */
const hoursOf = (checkout_setting: object) =>
  toCheckoutSettings(z.decode(storeWireSchema, aStoreAnswer({ store_properties: [{ checkout_setting }] })))
    .transferHoldHours;

it.each([
  { written: {}, hours: 48 },
  { written: { transfer_hold_hours: 24 }, hours: 24 },
  { written: { transfer_hold_hours: "72" }, hours: 72 },
  { written: { transfer_hold_hours: 1 }, hours: 1 },
  { written: { transfer_hold_hours: 720 }, hours: 720 },
  // Outside what makes sense, the time is that of a store that says nothing.
  { written: { transfer_hold_hours: 0 }, hours: 48 },
  { written: { transfer_hold_hours: 721 }, hours: 48 },
  { written: { transfer_hold_hours: 1.5 }, hours: 48 },
  { written: { transfer_hold_hours: "two days" }, hours: 48 },
  { written: { transfer_hold_hours: null }, hours: 48 },
])("waits $hours hours for a transfer where the owner wrote $written", ({ written, hours }) => {
  expect(hoursOf(written)).toBe(hours);
});
