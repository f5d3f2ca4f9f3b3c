import "server-only";
import { isValidQuotationLink } from "@/lib/data/quotation/links";
import { findQuotation } from "@/lib/data/quotation/quotations";
import type { CustomerVisitor, Visitor } from "@/lib/domain/authentication/visitor";
import type { Quotation } from "@/lib/domain/quotation/quotation";
import type { StoreId } from "@/lib/domain/store/id";

/** The customer's own quotation; null for other people's quotations, as if they did not exist. */
export async function findOwnQuotation(
  storeId: StoreId,
  { customerId }: Pick<CustomerVisitor, "customerId">,
  id: string,
): Promise<Quotation | null> {
  const quotation = await findQuotation(storeId, id);
  return quotation?.customerId === customerId ? quotation : null;
}

/**
 * The quotation, for its customer or for a visitor whose link contains its key. Null for everybody else, as if the
 * quotation did not exist.
 */
export async function findQuotationForVisitor(
  { id: storeId }: { id: StoreId },
  visitor: Visitor,
  id: string,
  key: string | null,
): Promise<Quotation | null> {
  const hasValidKey = key !== null && (await isValidQuotationLink(storeId, id, key));
  if (hasValidKey) return findQuotation(storeId, id);
  return visitor.kind === "customer" ? findOwnQuotation(storeId, visitor, id) : null;
}
