const NAME = "bag";

/** Has the other tabs of the shop look at the bag anew. */
export function tellOtherTabs(): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage("changed");
  channel.close();
}

/** Calls `run` when another tab has changed the bag; answers how to stop. */
export function followOtherTabs(run: () => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener("message", run);
  return () => channel.close();
}
