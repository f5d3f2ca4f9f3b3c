import "server-only";

// instrumentation.ts starts the worker and route handlers nudge it; these are separate bundles of one process.
const LISTENER = Symbol.for("storefront.outbox-listener");
const shared = globalThis as { [LISTENER]?: () => void };

/** The worker registers here to be called whenever a message has been queued. */
export function onOutboxNudge(deliver: () => void): void {
  shared[LISTENER] = deliver;
}

/**
 * Starts delivering the outbox immediately. Call it after the transaction of `queueMessage` has committed; without a
 * call the message is sent at the worker's next interval. In a script, which has no worker, this does nothing, and the
 * running shop sends the message.
 */
export function nudgeOutbox(): void {
  shared[LISTENER]?.();
}
