"use client";
import { type RefObject, useEffect, useEffectEvent } from "react";
import { useIsSaved } from "@/lib/browser/wishlist/is-saved";
import { saveRefusalText } from "./save-refusal-text";

export type HeartBehaviourProps = {
  slug: string;
  /** The element with the heart and its picture. */
  card: RefObject<HTMLElement | null>;
  /** True if the heart was pressed before this code had loaded. */
  isPressed: boolean;
};

const heartOf = (card: HTMLElement | null) => card?.querySelector<HTMLElement>(".heart");

/** Makes the heart of a product, which is HTML, a button that shows whether the product is saved, and toggles that. */
export function HeartBehaviour({ slug, card, isPressed }: HeartBehaviourProps) {
  const { isSaved, refusal, toggle } = useIsSaved(slug);
  const press = useEffectEvent(() => void toggle());

  // After every rendering, because the card's HTML may be new.
  useEffect(() => heartOf(card.current)?.setAttribute("aria-pressed", String(isSaved)));
  useEffect(() => {
    const element = card.current;
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || event.target !== heartOf(element)) return;
      event.preventDefault();
      press();
    };
    element?.addEventListener("click", onClick);
    return () => element?.removeEventListener("click", onClick);
  }, [card]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, for what happened before
  useEffect(() => {
    if (isPressed) press();
  }, []);

  if (!refusal) return null;
  return (
    // As large as the picture at the top of the card.
    <div className="pointer-events-none absolute inset-x-0 top-0 aspect-[900/1060]">
      <p role="alert" className="absolute inset-x-0 bottom-0 z-1 bg-paper px-3 py-2 text-xs leading-snug">
        {saveRefusalText(refusal)}
      </p>
    </div>
  );
}
