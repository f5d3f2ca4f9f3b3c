import { useRef, useState } from "react";
import { type AddedItem, keepCartWrite, type ShownItem } from "./journal";

/** What became of it; `kept` waits for the network. */
export type AddOutcome = { status: "added" } | { status: "kept" } | { status: "refused"; code: string };

/** How long it is said that something was added. */
const SAID_MS = 3_000;

/**
 * Puts something into the bag. It is kept before anything is fetched, so that leaving the page at once loses nothing: all
 * else of the bag is fetched when it is needed first.
 */
export function useAddToCart() {
  const [adding, setAdding] = useState<"idle" | "pending" | "added">("idle");
  const said = useRef<ReturnType<typeof setTimeout>>(undefined);

  const add = async (item: AddedItem, shown: ShownItem): Promise<AddOutcome> => {
    clearTimeout(said.current);
    setAdding("pending");
    const outcome = await outcomeOf(keepCartWrite({ kind: "add", item, shown }).id);
    setAdding(outcome.status === "added" ? "added" : "idle");
    said.current = setTimeout(() => setAdding("idle"), SAID_MS);
    return outcome;
  };
  return { adding, add };
}

async function outcomeOf(id: string): Promise<AddOutcome> {
  try {
    const { sendAndTell } = await import("./sending");
    const outcome = await sendAndTell({ id });
    return outcome.status === "done" ? { status: "added" } : outcome;
  } catch (error) {
    // No network to fetch the script with: it stays kept, and the next page sends it.
    console.warn("The bag could not be reached", error);
    return { status: "kept" };
  }
}
