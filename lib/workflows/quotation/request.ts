import "server-only";
import { randomInt } from "node:crypto";
import { lockExistingCart } from "@/lib/data/cart/carts";
import { removeOrderedItems } from "@/lib/data/cart/items";
import { lockCheckout, setQuotationOfCheckout } from "@/lib/data/checkout/checkouts";
import { keepOrderedFiles } from "@/lib/data/personalization/files";
import { insertQuotationLink } from "@/lib/data/quotation/links";
import { insertQuotation } from "@/lib/data/quotation/quotations";
import { allOrNothing } from "@/lib/database/all-or-nothing";
import type { Database } from "@/lib/database/connection";
import { type ClaimedKey, claimKey, findKey, type KeyedRequest } from "@/lib/database/idempotency-keys";
import { cartOwner } from "@/lib/domain/cart/cart";
import { isOrdered } from "@/lib/domain/checkout/checkout";
import { ORDER_NUMBER_CHOICES } from "@/lib/domain/order/number";
import { orderedFileIds } from "@/lib/domain/personalization/file";
import { newQuotation } from "@/lib/domain/quotation/create";
import { quotationNumber } from "@/lib/domain/quotation/number";
import type { Quotation } from "@/lib/domain/quotation/quotation";
import { quotationRefusal, type RequestQuotationRefusal } from "@/lib/domain/quotation/refusals";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreDetails } from "@/lib/domain/store/store";
import { clock } from "@/lib/server/clock";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { newId } from "@/lib/server/tokens";
import { countAttempts, type TooManyAttempts } from "@/lib/workflows/authentication/admission";
import { priceCheckout } from "@/lib/workflows/checkout/price";
import { mayCheckOut } from "@/lib/workflows/checkout/read";
import { type CheckoutContext, readCheckoutContext } from "@/lib/workflows/checkout/read-context";
import { type Buyer, findBuyer } from "@/lib/workflows/order/find-buyer";
import { withFreeNumber } from "@/lib/workflows/with-free-number";
import { repeatRequestedQuotation, toKeyedQuotation } from "./idempotency";
import { queueRequestedMails } from "./mails";
import type { QuotationAsker, QuotationRequest, RequestedQuotation } from "./types";

type RequestResult = Result<RequestedQuotation, RequestQuotationRefusal>;

/**
 * Requests a quotation for a checkout, once per idempotency key, completely or not at all.
 *
 * One transaction reads and prices everything again and queues the mails. Stock is checked now, but deducted only when
 * the prices are approved. See docs/domain.md#quotations. Rows are locked in the same order as in `placeOrder`.
 */
export async function requestQuotation(
  asker: QuotationAsker,
  request: QuotationRequest,
): Promise<RequestResult | TooManyAttempts> {
  const { store, visitor } = asker;
  if (store.subType !== "quot") return fail("quotations_off");
  if (!mayCheckOut(asker)) return fail("sign_in_needed");
  const keyed = toKeyedQuotation(visitor, request);
  const earlier = await findKey(store.id, keyed);
  if (earlier) return repeatRequestedQuotation(asker, keyed, earlier);
  const refused = await countRequest(asker);
  if (refused) return refused;

  const buyer = await findBuyer(asker);
  if (!buyer) return fail("sign_in_needed");
  const context = await readCheckoutContext(store, visitor);
  const requested = await allOrNothing((database) => createQuotation(context, request, buyer, keyed, database));
  if (!requested.ok) return requested;
  if ("before" in requested.value) return repeatRequestedQuotation(asker, keyed, requested.value.before);
  nudgeOutbox();
  return ok(requested.value);
}

const HOUR = 60 * 60;
/**
 * Requests are limited, because a request costs the shopper nothing but sends two mails and makes work for the owner.
 */
const LIMITS = {
  own: { name: "quotation", attempts: 20, seconds: HOUR },
  network: { name: "quotation_network", attempts: 60, seconds: HOUR },
};

function countRequest({ store, visitor, address }: QuotationAsker): Promise<TooManyAttempts | null> {
  const subject = visitor.kind === "customer" ? visitor.customerId : visitor.anonymousId;
  return countAttempts(store.id, [
    [LIMITS.network, address],
    [LIMITS.own, subject],
  ]);
}

async function createQuotation(
  context: CheckoutContext,
  { checkoutId, seenTotal }: QuotationRequest,
  { customerNumber: _, ...buyer }: Buyer,
  keyed: KeyedRequest,
  database: Database,
): Promise<Result<RequestedQuotation | { before: ClaimedKey }, RequestQuotationRefusal>> {
  const { store, visitor } = context;
  const now = clock.now();
  const id = newId();
  const before = await claimKey(store.id, keyed, { quotationId: id }, now, database);
  if (before) return ok({ before });
  const owner = cartOwner(visitor);
  const checkout = await lockCheckout(store.id, owner, checkoutId, database);
  if (!checkout) return fail("checkout_unknown");
  if (isOrdered(checkout)) return fail("checkout_ordered");
  const cart = checkout.item ? null : await lockExistingCart(store.id, owner, database);
  const priced = await priceCheckout(context, checkout, database);
  const allowed = quotationRefusal(priced, seenTotal);
  if (!allowed.ok) return allowed;

  const quotation = await insertNumbered(store, newQuotation(priced, { id, number: "", ...buyer, now }), database);
  await keepOrderedFiles(store.id, orderedFileIds(quotation.items), database);
  await setQuotationOfCheckout(store.id, checkoutId, id, now, database);
  if (cart) await removeOrderedItems(store.id, cart, quotation.items, database);
  const key = await insertQuotationLink(store.id, id, now, database);
  await queueRequestedMails(store, quotation, key, now, database);
  return ok({ quotation, key });
}

async function insertNumbered(
  { id: storeId, timeZone }: StoreDetails,
  unnumbered: Quotation,
  database: Database,
): Promise<Quotation> {
  return withFreeNumber(
    () => {
      const randomPart = randomInt(ORDER_NUMBER_CHOICES);
      return { ...unnumbered, number: quotationNumber({ randomPart, askedAt: unnumbered.createdAt, timeZone }) };
    },
    (quotation) => insertQuotation(storeId, quotation, database),
  );
}
