import { POST as postChange } from "@/app/api/checkout/[checkout_id]/route";
import { POST as start } from "@/app/api/checkout/route";
import { useCheckoutShop } from "../../../support/checkout-shop";
import { aGuest, aTypedAddress, begin, look, putIntoCart } from "../../../support/checkout-shopper";
import { aVisitor, type Shopper } from "../../../support/shopper";

useCheckoutShop();

describe("a plain form", () => {
  it("that starts a checkout redirects to it, and anonymous visitors to the sign-in", async () => {
    const form = (shopper: Shopper, fields: Record<string, string> = {}) =>
      shopper.ask(start, { method: "POST", form: fields }).then(({ headers }) => headers.get("location"));
    const guest = await aGuest();
    expect(await form(guest)).toBe("/cart?refusal=bag_empty");
    await putIntoCart(guest);
    expect(await form(guest)).toMatch(/^\/checkout\/[\w-]+$/);
    expect(await form(guest, { product_id: "stole", quantity: "1", currency: "" })).toMatch(/^\/checkout\/[\w-]+$/);
    const stranger = await aVisitor();
    await putIntoCart(stranger);
    expect(await form(stranger)).toMatch(/^\/guest-login\?next=%2Fcheckout%2F[\w-]+$/);
  });
  it("that is refused keeps the input for its own page only, and never in the address", async () => {
    const guest = await aGuest();
    await putIntoCart(guest);
    const id = await begin(guest);
    const form = {
      _method: "PATCH",
      step: "address",
      part: "pickup",
      order_type: "pickup",
      gift_card_codes: "AAAA-BBBB-CCCC",
      "collector.name": "Asha Rao",
      "collector.dial_code": "+91",
      "collector.mobile": "12",
    };
    const path = `/api/checkout/${id}`;
    const post = (fields: Record<string, string>) =>
      guest.ask(postChange, { method: "POST", path, params: { checkout_id: id }, form: fields });
    const refused = await post(form);
    expect(refused.headers.get("location")).toBe(
      `/checkout/${id}/address?refusal=mobile_invalid&field=collector.mobile&part=pickup`,
    );
    const [cookie = ""] = refused.headers.getSetCookie().filter((header) => header.startsWith("refused_form="));
    expect(cookie.split("; ").slice(1)).toEqual([
      "Max-Age=600",
      `Path=/checkout/${id}/address`,
      "HttpOnly",
      "SameSite=Lax",
    ]);
    const [, value = ""] = /^refused_form=([^;]+)/.exec(cookie) ?? [];
    expect(decoded(value)).toEqual({
      code: "mobile_invalid",
      fields: { "collector.name": "Asha Rao", "collector.dial_code": "+91", "collector.mobile": "12" },
      errors: [{ path: "collector.mobile", code: "mobile_invalid" }],
    });
    const isGivenBack = (answer: Response) => answer.headers.getSetCookie().join().includes("refused_form");
    expect(isGivenBack(await post({ ...form, "collector.mobile": "9876543210", gift_card_codes: "" }))).toBe(false);
    // Browsers drop cookies of this size, so input that long is not given back; why it was refused is.
    const long = await post({ ...form, "collector.name": "x".repeat(5_000) });
    const [, short = ""] = /refused_form=([^;]+)/.exec(long.headers.getSetCookie().join()) ?? [];
    expect(decoded(short)).toMatchObject({ fields: {}, errors: [{ path: "collector.name", code: "too_big" }] });
  });
  it("redirects to the next step, or back to its own with the refusal", async () => {
    const guest = await aGuest();
    await putIntoCart(guest);
    const id = await begin(guest);
    const post = async (form: Record<string, string>) => {
      const path = `/api/checkout/${id}`;
      const sent = { ...form, _method: "PATCH" };
      const answer = await guest.ask(postChange, { method: "POST", path, params: { checkout_id: id }, form: sent });
      return [answer.status, answer.headers.get("location")];
    };
    const typed = Object.fromEntries(
      Object.entries(aTypedAddress()).map(([name, value]) => [`shipping_address.${name}`, String(value)]),
    );
    const form = { order_type: "delivery", step: "address", part: "delivery", ...typed };
    expect(await post({ ...form, "shipping_address.mobile": "12" })).toEqual([
      303,
      `/checkout/${id}/address?refusal=mobile_invalid&field=shipping_address.mobile&part=delivery&country=IN`,
    ]);
    expect(await post({ ...form, "shipping_address.address": "" })).toEqual([
      303,
      `/checkout/${id}/address?refusal=address_needed&field=shipping_address.address&part=delivery&country=IN`,
    ]);
    expect(await post(form)).toEqual([303, `/checkout/${id}/shipping`]);
    expect(await post({ shipping_id: "post", step: "shipping" })).toEqual([303, `/checkout/${id}/review`]);
    expect(await post({ offer_code: "NONE", step: "review" })).toEqual([
      303,
      `/checkout/${id}/review?refusal=offer_unknown&field=offer_code`,
    ]);
    expect(await post({ gift_wrap: "true", order_note: "Thanks", step: "review" })).toEqual([
      303,
      `/checkout/${id}/review`,
    ]);
    expect(await look(guest, id)).toMatchObject({ gift_wrap: true, order_note: "Thanks" });
  });
});

const decoded = (cookie: string) => JSON.parse(Buffer.from(cookie, "base64url").toString());
