import "server-only";

// The worker (instrumentation.ts) and the route handlers are separate bundles of one process, so they share a global.
const LISTENER = Symbol.for("storefront.outbox-listener");
const shared = globalThis as { [LISTENER]?: () => void };

/** The worker registers here to be called whenever a message has been queued. */
export function onOutboxNudge(deliver: () => void): void {
  shared[LISTENER] = deliver;
}

/**
 * Delivers the outbox at once. Call it after the transaction of `queueMessage` has committed; otherwise the message waits
 * for the worker's next interval. In a process without a worker, such as a script, it does nothing.
 */
export function nudgeOutbox(): void {
  shared[LISTENER]?.();
}
