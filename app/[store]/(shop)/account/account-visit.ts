import { redirect } from "next/navigation";
import { connection } from "next/server";
import { withNext } from "@/components/authentication/with-next";
import { getStore, getStoreWithFreshSeo } from "@/lib/cached/store";
import { findCustomer } from "@/lib/data/customer/customers";
import { readNextPath } from "@/lib/domain/authentication/next-path";
import type { CustomerVisitor, Visitor } from "@/lib/domain/authentication/visitor";
import type { Customer } from "@/lib/domain/customer/customer";
import { ACCOUNT_PAGES, ACCOUNT_QUERY } from "@/lib/domain/customer/pages";
import type { StoreId } from "@/lib/domain/store/id";
import type { StoreDetails } from "@/lib/domain/store/store";
import { getPageVisitor } from "@/lib/http/visitor";
import { visitorPageMetadata } from "@/lib/seo/fresh-store-metadata";

/** Who opens a page of their account; who has not signed in is led to do so, and back. Null where no store is known. */
export async function visitAccount(
  storeId: StoreId,
  path: string,
): Promise<{ store: StoreDetails; visitor: CustomerVisitor; customer: Customer } | null> {
  await connection();
  const store = await getStore(storeId);
  if (!store) return null;
  const visitor = await getPageVisitor(store.id);
  const customer = visitor.kind === "customer" ? await findCustomer(store.id, visitor.customerId) : null;
  if (visitor.kind !== "customer" || !customer) redirect(withNext(ACCOUNT_PAGES.signIn, path));
  return { store, visitor, customer };
}

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** Who opens a page of signing in, and where that leads; who has signed in goes on at once. */
export async function visitSignIn(
  storeId: StoreId,
  query: Query,
  otherwise: string = ACCOUNT_PAGES.overview,
): Promise<{ store: StoreDetails; visitor: Visitor; next: string } | null> {
  await connection();
  const store = await getStore(storeId);
  if (!store) return null;
  const asked = query[ACCOUNT_QUERY.next];
  const next = readNextPath(typeof asked === "string" ? asked : null, otherwise);
  const visitor = await getPageVisitor(store.id);
  if (visitor.kind === "customer") redirect(next);
  return { store, visitor, next };
}

/** What a page of the account says of itself; `params` as Next hands them to it. */
export async function accountMetadata(params: Promise<{ store: string }>, title: string) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store ? visitorPageMetadata(store, title) : {};
}
