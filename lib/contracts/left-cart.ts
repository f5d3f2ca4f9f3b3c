import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { momentSchema } from "@/lib/contracts/customer/fields";

const consentSchema = z.object({
  left_cart_mail: z.boolean(),
  consented_on: momentSchema.nullable().meta({ description: "When the customer agreed; null without consent" }),
});
export type LeftCartConsentWire = z.output<typeof consentSchema>;

export const setLeftCartMailCall = defineCall({
  method: "PUT",
  path: "/api/account/left-cart-mail",
  caller: "customer",
  summary: "Agrees to one e-mail about each cart that the customer leaves, or ends that.",
  body: z.object({ left_cart_mail: z.boolean() }),
  answer: consentSchema,
  refusals: ["left_carts_off"],
});

export const bringBackCall = defineCall({
  method: "POST",
  path: "/api/left-cart",
  caller: "visitor",
  part: "ordering",
  summary: "Puts the items of a cart that was left into the visitor's cart, at current prices and stock.",
  body: z.object({ token: z.string().min(1).max(100).meta({ description: "The token of the link in the e-mail" }) }),
  answer: z.object({
    added: z.number().int(),
    left_out: z.number().int().meta({ description: "How many items are not sold now, or have no room" }),
  }),
  refusals: ["link_unknown", "too_many_attempts"],
});

/** The consent as an answer. */
export function consentToWire(consentedAt: Date | null): LeftCartConsentWire {
  return { left_cart_mail: consentedAt !== null, consented_on: consentedAt?.toISOString() ?? null };
}

/** The consents for a customer's address in the file with all their data. */
export function consentsToExport({ own, asGuest }: { own: Date | null; asGuest: readonly Date[] }) {
  return {
    consented_on: own?.toISOString() ?? null,
    as_guest: asGuest.map((consentedAt) => ({ consented_on: consentedAt.toISOString() })),
  };
}
