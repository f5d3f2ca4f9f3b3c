import type { CartRefusal } from "./events";

const NAME = "bag";

type Message = { refusal: CartRefusal | null };

/** Has the other tabs of the shop look at the bag anew, and say what could not be done. */
export function notifyOtherTabs(refusal: CartRefusal | null = null): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage({ refusal } satisfies Message);
  channel.close();
}

/** Calls `run` when another tab has changed the bag, or could not; answers how to stop. */
export function followOtherTabs(run: (refusal: CartRefusal | null) => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener("message", ({ data }: MessageEvent<Message>) => run(data.refusal));
  return () => channel.close();
}
