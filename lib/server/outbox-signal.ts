import "server-only";

// The worker starts from instrumentation.ts and route handlers nudge: separate bundles of one process.
const LISTENER = Symbol.for("storefront.outbox-listener");
const shared = globalThis as { [LISTENER]?: () => void };

/** Calls `deliver` whenever a message has been queued; the worker registers itself here. */
export function onOutboxNudge(deliver: () => void): void {
  shared[LISTENER] = deliver;
}

/**
 * Delivers the outbox at once. Call it after the transaction of `queueMessage` has committed; without a call the message
 * leaves at the worker's next interval. A process without a worker is a script, and the shop finds what it has queued.
 */
export function nudgeOutbox(): void {
  shared[LISTENER]?.();
}
