import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { momentSchema } from "@/lib/contracts/customer/fields";
import { storeQuerySchema } from "@/lib/contracts/store/owner-calls";
import { type ChargedAmount, decimalAmount } from "@/lib/domain/payment/amount";
import { DIFFERENCE_KINDS, type ListedDifference } from "@/lib/domain/payment/difference";
import { DISPUTE_STATUSES, type NumberedDispute } from "@/lib/domain/payment/dispute";

export const PAYMENTS_PER_PAGE = 50;

const pageSchema = z.coerce.number().int().min(1).max(100_000).default(1);
/** In major units of the currency, as the provider shows it. */
const major = (charged: ChargedAmount) => Number(decimalAmount(charged));

const disputeWireSchema = z.object({
  _id: z.string().meta({ description: "The provider's id of the dispute" }),
  provider: z.string(),
  order_id: z.string(),
  order_number: z.string(),
  status: z.enum(DISPUTE_STATUSES),
  amount: z.number().meta({ description: "In major units of the currency" }),
  currency: z.string(),
  reason: z.string().meta({ description: "The provider's word for it; may be empty" }),
  answer_by: momentSchema.nullable().meta({ description: "Until when it can be answered, at the provider" }),
  created_on: momentSchema,
});
export type DisputeWire = z.output<typeof disputeWireSchema>;

export const disputesAnswerSchema = z.object({ list: z.array(disputeWireSchema), total: z.int(), page: z.int() });
export type DisputesAnswer = z.output<typeof disputesAnswerSchema>;

export function disputeToWire(dispute: NumberedDispute): DisputeWire {
  const { id, provider, orderId, orderNumber, status, currencyCode, reason, answerBy, createdAt } = dispute;
  return {
    _id: id,
    provider,
    order_id: orderId,
    order_number: orderNumber,
    status,
    amount: major(dispute),
    currency: currencyCode,
    reason,
    answer_by: answerBy?.toISOString() ?? null,
    created_on: createdAt.toISOString(),
  };
}

export const listDisputesCall = defineCall({
  method: "GET",
  path: "/api/owner/payments/disputes",
  caller: "owner",
  right: "money.read",
  summary: "Payments that customers have disputed with their banks, the newest first",
  query: storeQuerySchema.extend({ status: z.enum(DISPUTE_STATUSES).optional(), page: pageSchema }),
  answer: disputesAnswerSchema,
});

const differenceWireSchema = z.object({
  kind: z.enum(DIFFERENCE_KINDS).meta({
    description:
      "not_recorded: the provider has taken money that the shop does not know of; not_charged: it has not taken what counts as paid; amount: it took another amount; refunded: it has returned another amount",
  }),
  order_number: z.string(),
  provider: z.string(),
  reference: z.string().nullable().meta({ description: "The provider's id of the payment" }),
  recorded: z.number().meta({ description: "What the shop has recorded, in major units of the currency" }),
  taken: z.number().meta({ description: "What the provider says it has taken" }),
  refunded: z.number().meta({ description: "What the provider says it has returned" }),
  currency: z.string(),
  found_on: momentSchema,
});
export type DifferenceWire = z.output<typeof differenceWireSchema>;

export const differencesAnswerSchema = z.object({ list: z.array(differenceWireSchema), total: z.int(), page: z.int() });
export type DifferencesAnswer = z.output<typeof differencesAnswerSchema>;

export function differenceToWire(difference: ListedDifference): DifferenceWire {
  const { kind, orderNumber, provider, reference, amount, theirs, foundAt } = difference;
  const { currencyCode } = theirs;
  return {
    kind,
    order_number: orderNumber,
    provider,
    reference,
    recorded: major({ amount, currencyCode }),
    taken: major(theirs),
    refunded: major({ amount: theirs.refunded, currencyCode }),
    currency: currencyCode,
    found_on: foundAt.toISOString(),
  };
}

export const listDifferencesCall = defineCall({
  method: "GET",
  path: "/api/owner/payments/differences",
  caller: "owner",
  right: "money.read",
  summary: "Payments about which their provider says something else than the shop. Each is compared once a day.",
  query: storeQuerySchema.extend({ page: pageSchema }),
  answer: differencesAnswerSchema,
});
