import { useRef, useState } from "react";
import { type AddedItem, type ShownItem, saveCartWrite } from "./journal";

/** `waiting`: the item is saved in the browser and is added as soon as the network is back. */
export type AddOutcome = { status: "added" } | { status: "waiting" } | { status: "refused"; code: string };

/** How long the button shows that the item was added. */
const CONFIRMED_MS = 3_000;

/**
 * Returns a function that adds an item to the cart. It first saves the change in the browser, so that nothing is lost
 * if the shopper leaves the page right away. Then it loads the script that sends changes, which is not needed earlier
 * and so not part of the first load.
 */
export function useAddToCart() {
  const [adding, setAdding] = useState<"idle" | "pending" | "added">("idle");
  const confirmation = useRef<ReturnType<typeof setTimeout>>(undefined);

  const add = async (item: AddedItem, shown: ShownItem): Promise<AddOutcome> => {
    clearTimeout(confirmation.current);
    setAdding("pending");
    const outcome = await sendSavedWrite(saveCartWrite({ kind: "add", item, shown }).id);
    setAdding(outcome.status === "added" ? "added" : "idle");
    confirmation.current = setTimeout(() => setAdding("idle"), CONFIRMED_MS);
    return outcome;
  };
  return { adding, add };
}

async function sendSavedWrite(id: string): Promise<AddOutcome> {
  try {
    const { sendAndWait } = await import("./sending");
    const outcome = await sendAndWait({ id });
    return outcome.status === "done" ? { status: "added" } : outcome;
  } catch (error) {
    // The script that sends changes could not be loaded. The change stays saved, and the next page sends it.
    console.warn("Could not load the script that sends cart changes", error);
    return { status: "waiting" };
  }
}
