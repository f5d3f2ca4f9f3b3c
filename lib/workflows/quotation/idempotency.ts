import "server-only";
import { z } from "zod";
import { insertQuotationLink } from "@/lib/data/quotation/links";
import { findQuotation } from "@/lib/data/quotation/quotations";
import {
  askerKey,
  type ClaimedKey,
  earlierAnswer,
  type KeyedRequest,
  toKeyedRequest,
} from "@/lib/database/idempotency-keys";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import type { RequestQuotationRefusal } from "@/lib/domain/quotation/refusals";
import { ok, type Result } from "@/lib/domain/result";
import { clock } from "@/lib/server/clock";
import type { QuotationAsker, QuotationRequest, RequestedQuotation } from "./types";

/** What identifies a request for a quotation. */
export function toKeyedQuotation(
  visitor: Visitor,
  { checkoutId, seenTotal, idempotencyKey }: QuotationRequest,
): KeyedRequest {
  return toKeyedRequest(askerKey(visitor), idempotencyKey, ["request-quotation", checkoutId, seenTotal]);
}

/** What is stored under an idempotency key, to answer a repeated request. */
const answerSchema = z.object({ quotationId: z.string() });

/**
 * Repeats the answer stored under an idempotency key. A new link to the quotation is made, because only digests of
 * earlier links are stored.
 */
export async function repeatRequestedQuotation(
  { store }: QuotationAsker,
  keyed: KeyedRequest,
  before: ClaimedKey,
): Promise<Result<RequestedQuotation, RequestQuotationRefusal>> {
  const answer = earlierAnswer(before, keyed, answerSchema);
  if (!answer.ok) return answer;
  const { quotationId } = answer.value;
  const quotation = await findQuotation(store.id, quotationId);
  if (!quotation) throw new Error(`The quotation ${quotationId} of ${store.id} was deleted before its idempotency key`);
  return ok({ quotation, key: await insertQuotationLink(store.id, quotationId, clock.now()) });
}
