import { redirect } from "next/navigation";
import { connection } from "next/server";
import { readOrderOutcome } from "@/components/checkout/order-outcome";
import type { FormOutcome } from "@/components/form/outcome";
import { getStore, getStoreWithFreshSeo } from "@/lib/cached/store";
import { insertOrderLink } from "@/lib/data/order/links";
import { findOrder } from "@/lib/data/order/orders";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import { CART_PAGE } from "@/lib/domain/cart/page";
import { CHECKOUT_STEPS, type CheckoutStep, type PricedCheckout } from "@/lib/domain/checkout/checkout";
import { checkoutPath, checkoutStepPath, orderSummaryPath } from "@/lib/domain/checkout/pages";
import type { Order } from "@/lib/domain/order/order";
import { OUTCOME_QUERY } from "@/lib/domain/site/outcome";
import type { StoreId } from "@/lib/domain/store/id";
import type { StoreDetails } from "@/lib/domain/store/store";
import { orUnreadablePage } from "@/lib/http/or-unreadable-page";
import { getPageVisitor } from "@/lib/http/visitor";
import { visitorPageMetadata } from "@/lib/seo/fresh-store-metadata";
import { mayCheckOut, readCheckout } from "@/lib/workflows/checkout/read";
import { signInFor } from "./sign-in-for";

export type CheckoutVisit = {
  store: StoreDetails;
  visitor: Visitor;
  priced: PricedCheckout;
  query: Query;
  news: FormOutcome;
};

type Query = Readonly<Record<string, string | string[] | undefined>>;

type StepPageProps = {
  /** The route parameters, as Next.js passes them to a page. */
  params: Promise<{ store: string; checkout_id: string }>;
  searchParams: Promise<Query>;
};

/**
 * Reads the store, visitor and checkout for a checkout page; null if the store does not exist. Redirects to the order
 * if the checkout has become one, to the cart if the checkout is unknown, and to the sign-in page if the visitor must
 * sign in first.
 */
export async function visitCheckout({ params, searchParams }: StepPageProps): Promise<CheckoutVisit | null> {
  await connection();
  const { store: storeId, checkout_id: checkoutId } = await params;
  const store = await getStore(storeId);
  if (!store) return null;
  const visitor = await getPageVisitor(store.id);
  if (!mayCheckOut({ store, visitor })) redirect(signInFor(checkoutPath(checkoutId)));
  const priced = await readCheckout({ store, visitor }, checkoutId);
  if (!priced) redirect(`${CART_PAGE}?${new URLSearchParams({ [OUTCOME_QUERY.refusal]: "checkout_unknown" })}`);
  const { orderId } = priced.checkout;
  if (orderId) await redirectWhenOrdered(store.id, visitor, orderId);
  const query = await searchParams;
  return { store, visitor, priced, query, news: readOrderOutcome(query, store) };
}

/**
 * Like `visitCheckout`, but also redirects to the first incomplete step if that comes before `step`, so that no step
 * can be skipped.
 */
export async function visitStep(step: CheckoutStep, props: StepPageProps): Promise<CheckoutVisit | null> {
  const visit = await visitCheckout(props);
  if (!visit) return null;
  const { checkout, step: reached } = visit.priced;
  const isAhead = CHECKOUT_STEPS.indexOf(step) > CHECKOUT_STEPS.indexOf(reached);
  if (isAhead) redirect(checkoutStepPath(checkout.id, reached));
  return visit;
}

/** The order statuses in which the shopper can still pay: payment is awaited, or was not made in time. */
const PAYABLE: readonly string[] = ["pending", "lapsed"];

async function redirectWhenOrdered(storeId: StoreId, visitor: Visitor, orderId: string): Promise<void> {
  const order = await orUnreadablePage(findOrder(storeId, orderId));
  if (!order || PAYABLE.includes(order.status)) return;
  redirect(await orderPathFor(storeId, visitor, order));
}

/**
 * The page of an order for a visitor who may see it. Only its customer sees it without a key, so all others, such as
 * the guest who checked out, get a link with one.
 */
export async function orderPathFor(storeId: StoreId, visitor: Visitor, order: Order): Promise<string> {
  const isOwn = visitor.kind === "customer" && visitor.customerId === order.customerId;
  return orderSummaryPath(order.id, isOwn ? null : await insertOrderLink(storeId, order.id, new Date()));
}

/** The metadata of a checkout page. `params` are the page's route parameters, as Next.js passes them. */
export async function checkoutMetadata(params: Promise<{ store: string }>, title: string) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store ? visitorPageMetadata(store, title) : {};
}
