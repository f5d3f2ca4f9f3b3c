import { ownName } from "@/lib/domain/site/base-path";
import type { CartRefusal } from "./events";

const CHANNEL_NAME = ownName("bag");

type Message = { refusal: CartRefusal | null };

/** Tells the shop's other tabs to fetch the cart again and, if given, to show `refusal`. */
export function notifyOtherTabs(refusal: CartRefusal | null = null): void {
  const channel = new BroadcastChannel(CHANNEL_NAME);
  channel.postMessage({ refusal } satisfies Message);
  channel.close();
}

/**
 * Calls `run` when another tab reports that the cart has changed or that a change was refused. Returns a function that
 * unsubscribes.
 */
export function subscribeToOtherTabs(run: (refusal: CartRefusal | null) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL_NAME);
  channel.addEventListener("message", ({ data }: MessageEvent<Message>) => run(data.refusal));
  return () => channel.close();
}
