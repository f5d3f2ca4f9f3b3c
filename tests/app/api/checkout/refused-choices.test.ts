import { useCheckoutShop } from "../../../support/checkout-shop";
import { aGuest, aTypedAddress, begin, change, look, putIntoCart } from "../../../support/checkout-shopper";
import type { Shopper } from "../../../support/shopper";

useCheckoutShop();
let guest: Shopper;
let id: string;
beforeEach(async () => {
  guest = await aGuest();
  await putIntoCart(guest);
  id = await begin(guest);
});

const refusedAs = async (body: Parameters<typeof change>[2]) => {
  const answer = await change(guest, id, body);
  const { code, errors } = await answer.json();
  return [answer.status, code, errors[0]?.path];
};

describe("a checkout refuses", () => {
  it.each<[string, Parameters<typeof change>[2], unknown[]]>([
    ["a branch that is closed", { order_type: "pickup", branch_id: "closed" }, [422, "branch_unknown", "branch_id"]],
    ["an office as a branch", { order_type: "pickup", branch_id: "office" }, [422, "branch_unknown", "branch_id"]],
    [
      "a method of elsewhere",
      { order_type: "delivery", shipping_address: aTypedAddress(), shipping_id: "air" },
      [422, "method_unknown", "shipping_id"],
    ],
    [
      "a method before an address",
      { order_type: "delivery", shipping_id: "post" },
      [422, "method_unknown", "shipping_id"],
    ],
    [
      "a time that is over",
      { order_type: "pickup", slot: { start: "2020-06-17T04:30:00Z", end: "2020-06-17T05:30:00Z" } },
      [422, "slot_gone", "slot"],
    ],
    [
      "an address of a book that guests have not",
      { shipping_address_id: "any" },
      [404, "address_unknown", "shipping_address_id"],
    ],
    [
      "somebody whom nobody can call",
      { order_type: "pickup", collector: { name: "Asha", dial_code: "+91", mobile: "12" } },
      [422, "mobile_invalid", "collector.mobile"],
    ],
    [
      "a telephone number that is none",
      { shipping_address: aTypedAddress({ mobile: "12" }) },
      [422, "mobile_invalid", "shipping_address.mobile"],
    ],
    [
      "a PIN code that is none",
      { shipping_address: aTypedAddress({ pincode: "68200" }) },
      [422, "pincode_invalid", "shipping_address.pincode"],
    ],
    ["an unknown currency", { currency: "XYZ" }, [422, "currency_unknown", "currency"]],
    [
      "GST data, which this shop does not ask for",
      { gst: { company: "Rao", number: "" } },
      [422, "gst_off", "gst.number"],
    ],
    [
      "an address without a street",
      { shipping_address: aTypedAddress({ address: " " }) },
      [422, "address_needed", "shipping_address.address"],
    ],
    ["an unknown branch", { branch_id: "nowhere" }, [422, "branch_unknown", "branch_id"]],
    ["a branch with a null character", { branch_id: "a\0b" }, [400, "request_invalid", "branch_id"]],
    [
      "a time where none is asked for",
      { order_type: "delivery", slot: { start: "0000-01-01T00:00:00Z", end: "9999-01-01T00:00:00Z" } },
      [422, "slot_gone", "slot"],
    ],
    ["a null character in a code", { offer_code: "a\0b" }, [400, "request_invalid", "offer_code"]],
    [
      "a null character in a gift card code",
      { gift_card_codes: ["a\0b"] },
      [400, "request_invalid", "gift_card_codes.0"],
    ],
    ["a null character in a note", { order_note: "a\0b" }, [400, "request_invalid", "order_note"]],
    ["a method with a null character", { shipping_id: "a\0b" }, [400, "request_invalid", "shipping_id"]],
    ["half of a character in a code", { offer_code: "a\ud800b" }, [400, "request_invalid", "offer_code"]],
    ["an invalid slot", { slot: { start: "tomorrow", end: "later" } }, [400, "request_invalid", "slot.start"]],
  ])("%s", async (_, body, expected) => {
    const before = await look(guest, id);
    expect(await refusedAs(body)).toEqual(expected);
    expect(await look(guest, id)).toEqual(before);
  });
});
