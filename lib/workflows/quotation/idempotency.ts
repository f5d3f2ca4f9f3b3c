import "server-only";
import { createHash } from "node:crypto";
import { z } from "zod";
import { insertQuotationLink } from "@/lib/data/quotation/links";
import { findQuotation } from "@/lib/data/quotation/quotations";
import type { ClaimedKey, KeyedRequest } from "@/lib/database/idempotency-keys";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import type { RequestQuotationRefusal } from "@/lib/domain/quotation/refusals";
import { fail, ok, type Result } from "@/lib/domain/result";
import { askerKey } from "@/lib/workflows/order/idempotency";
import type { QuotationAsker, QuotationRequest, RequestedQuotation } from "./types";

/** The parts of the request that must be equal when its idempotency key is used again. */
export function toKeyedQuotationRequest(
  visitor: Visitor,
  { checkoutId, seenTotal, idempotencyKey }: QuotationRequest,
): KeyedRequest {
  return {
    askerKey: askerKey(visitor),
    key: idempotencyKey,
    requestDigest: createHash("sha256")
      .update(JSON.stringify(["request-quotation", checkoutId, seenTotal]))
      .digest("base64url"),
  };
}

/** What is stored under an idempotency key, to answer a repeated request. */
const answerSchema = z.object({ quotationId: z.string() });

/**
 * Repeats the answer stored under an idempotency key. A new link to the quotation is made, because of earlier links
 * only digests are stored.
 */
export async function repeatRequestedQuotation(
  { store }: QuotationAsker,
  { requestDigest }: KeyedRequest,
  before: ClaimedKey,
): Promise<Result<RequestedQuotation, RequestQuotationRefusal>> {
  if (before.requestDigest !== requestDigest) return fail("idempotency_key_reused", "idempotency_key");
  const { quotationId } = answerSchema.parse(before.answer);
  const quotation = await findQuotation(store.id, quotationId);
  if (!quotation) throw new Error(`The quotation ${quotationId} of ${store.id} was deleted before its idempotency key`);
  return ok({ quotation, key: await insertQuotationLink(store.id, quotationId, new Date()) });
}
