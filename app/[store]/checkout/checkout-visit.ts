import { redirect } from "next/navigation";
import { connection } from "next/server";
import { type CheckoutFormOutcome, readCheckoutFormOutcome } from "@/components/checkout/form-outcome";
import { getStore, getStoreWithFreshSeo } from "@/lib/cached/store";
import { insertOrderLink } from "@/lib/data/order/links";
import { findOrder } from "@/lib/data/order/orders";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import { CART_PAGE, CART_QUERY } from "@/lib/domain/cart/page";
import { CHECKOUT_STEPS, type CheckoutStep, type PricedCheckout } from "@/lib/domain/checkout/checkout";
import { checkoutPath, checkoutStepPath, orderSummaryPath } from "@/lib/domain/checkout/pages";
import type { StoreId } from "@/lib/domain/store/id";
import type { StoreDetails } from "@/lib/domain/store/store";
import { getPageVisitor } from "@/lib/http/visitor";
import { visitorPageMetadata } from "@/lib/seo/fresh-store-metadata";
import { mayCheckOut, readCheckout } from "@/lib/workflows/checkout/read";
import { signInFor } from "./sign-in-for";

export type CheckoutVisit = {
  store: StoreDetails;
  visitor: Visitor;
  priced: PricedCheckout;
  query: Query;
  news: CheckoutFormOutcome;
};

type Query = Readonly<Record<string, string | string[] | undefined>>;

type Asked = {
  /** As Next hands them to a page. */
  params: Promise<{ store: string; checkout_id: string }>;
  searchParams: Promise<Query>;
};

/** Who opens which checkout. What is over leads to its order, what is nobody's to the bag. Null without a store. */
export async function visitCheckout({ params, searchParams }: Asked): Promise<CheckoutVisit | null> {
  await connection();
  const { store: storeId, checkout_id: checkoutId } = await params;
  const store = await getStore(storeId);
  if (!store) return null;
  const visitor = await getPageVisitor(store.id);
  if (!mayCheckOut({ store, visitor })) redirect(signInFor(checkoutPath(checkoutId)));
  const priced = await readCheckout({ store, visitor }, checkoutId);
  if (!priced) redirect(`${CART_PAGE}?${new URLSearchParams({ [CART_QUERY.refusal]: "checkout_unknown" })}`);
  const { orderId } = priced.checkout;
  if (orderId) await leaveWhenOrdered(store.id, visitor, orderId);
  const query = await searchParams;
  return { store, visitor, priced, query, news: readCheckoutFormOutcome(query) };
}

/** The same for one of its steps; who has not come so far yet is led to the step that lacks something. */
export async function visitStep(step: CheckoutStep, asked: Asked): Promise<CheckoutVisit | null> {
  const visit = await visitCheckout(asked);
  if (!visit) return null;
  const { checkout, step: reached } = visit.priced;
  const isAhead = CHECKOUT_STEPS.indexOf(step) > CHECKOUT_STEPS.indexOf(reached);
  if (isAhead) redirect(checkoutStepPath(checkout.id, reached));
  return visit;
}

/** An order that waits for its money, or waited in vain, can still be paid in another way. */
const STILL_OPEN: readonly string[] = ["pending", "lapsed"];

async function leaveWhenOrdered(storeId: StoreId, visitor: Visitor, orderId: string): Promise<void> {
  const order = await findOrder(storeId, orderId);
  if (!order || STILL_OPEN.includes(order.status)) return;
  // A guest has no account that would show it: whose the checkout is gets a link of their own.
  const key = visitor.kind === "customer" ? null : await insertOrderLink(storeId, orderId, new Date());
  redirect(orderSummaryPath(orderId, key));
}

/** What a page of the checkout says of itself; `params` as Next hands them to it. */
export async function checkoutMetadata(params: Promise<{ store: string }>, title: string) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store ? visitorPageMetadata(store, title) : {};
}
