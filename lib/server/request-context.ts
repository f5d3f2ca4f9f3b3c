import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import type { StoreId } from "@/lib/domain/store/id";

/** What the log, traces and reports of errors say about the request that is being answered. */
export type RequestContext = {
  id: string;
  method: string;
  /** The kind of address (`routeName`), without anything that a visitor may have written in it. */
  route: string;
  /** Known once the store of the host was looked up. */
  store?: StoreId;
};

// The front, pages and route handlers are separate bundles of one process, each with its own copy of this module.
const REQUESTS = Symbol.for("storefront.requests");
const shared = globalThis as { [REQUESTS]?: AsyncLocalStorage<RequestContext> };

/** From now on `currentRequest` knows the request. Nobody needs to know it unless the settings ask for such a log. */
export function followRequests(): void {
  shared[REQUESTS] ??= new AsyncLocalStorage();
}

export const followsRequests = (): boolean => shared[REQUESTS] !== undefined;

export function withRequest<Value>(context: RequestContext, answer: () => Value): Value {
  return shared[REQUESTS] ? shared[REQUESTS].run(context, answer) : answer();
}

/** The request in which this is called; undefined outside of one. */
export function currentRequest(): RequestContext | undefined {
  return shared[REQUESTS]?.getStore();
}

export function noteStoreOfRequest(store: StoreId): void {
  const request = currentRequest();
  if (request) request.store = store;
}
