import "server-only";

// The worker, started in instrumentation.ts, and the route handlers are separate bundles of one process. They share the
// listener through a global variable.
const LISTENER = Symbol.for("storefront.outbox-listener");
const shared = globalThis as { [LISTENER]?: () => void };

/** Registers the function of the worker that is called whenever a message has been queued. */
export function onOutboxNudge(deliver: () => void): void {
  shared[LISTENER] = deliver;
}

/**
 * Makes the worker deliver queued messages immediately. Call it after the transaction of `queueMessage` has committed;
 * without this call a message waits for the worker's next interval. A script has no worker, so there the call does
 * nothing, and the running shop sends the message later.
 */
export function nudgeOutbox(): void {
  shared[LISTENER]?.();
}
