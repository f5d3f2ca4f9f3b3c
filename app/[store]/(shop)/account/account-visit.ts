import { redirect } from "next/navigation";
import { connection } from "next/server";
import { withNext } from "@/components/authentication/with-next";
import { getStore, getStoreWithFreshSeo } from "@/lib/cached/store";
import { readNextPath } from "@/lib/domain/authentication/next-path";
import type { CustomerVisitor, Visitor } from "@/lib/domain/authentication/visitor";
import type { Customer } from "@/lib/domain/customer/customer";
import { ACCOUNT_PAGES, ACCOUNT_QUERY } from "@/lib/domain/customer/pages";
import type { StoreId } from "@/lib/domain/store/id";
import type { StoreDetails } from "@/lib/domain/store/store";
import { getPageCustomer, getPageVisitor } from "@/lib/http/visitor";
import { visitorPageMetadata } from "@/lib/seo/fresh-store-metadata";

/**
 * Returns the customer who opens an account page, or null if the store does not exist. Redirects visitors who are not
 * signed in to the sign-in page.
 */
export async function visitAccount(
  storeId: StoreId,
  path: string,
): Promise<{ store: StoreDetails; visitor: CustomerVisitor; customer: Customer } | null> {
  await connection();
  const store = await getStore(storeId);
  if (!store) return null;
  const found = await getPageCustomer(store.id);
  if (!found) redirect(withNext(ACCOUNT_PAGES.signIn, path));
  return { store, ...found };
}

type Query = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Returns the visitor who opens a sign-in page, and the page to continue to after signing in; null if the store does
 * not exist. Redirects customers who are already signed in to the page to continue to.
 */
export async function visitSignIn(
  storeId: StoreId,
  query: Query,
  fallback: string = ACCOUNT_PAGES.overview,
): Promise<{ store: StoreDetails; visitor: Visitor; next: string } | null> {
  await connection();
  const store = await getStore(storeId);
  if (!store) return null;
  const requested = query[ACCOUNT_QUERY.next];
  const next = readNextPath(typeof requested === "string" ? requested : null, fallback);
  const visitor = await getPageVisitor(store.id);
  if (visitor.kind === "customer") redirect(next);
  return { store, visitor, next };
}

/** The metadata of an account page. `params` are the route parameters of that page, as Next.js passes them. */
export async function accountMetadata(params: Promise<{ store: string }>, title: string) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store ? visitorPageMetadata(store, title) : {};
}
