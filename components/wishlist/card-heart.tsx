"use client";
import { type ComponentType, type RefObject, useEffect, useRef, useState } from "react";
import { onFirstInteraction } from "@/lib/browser/site/first-interaction";
import type { HeartBehaviourProps } from "./heart-behaviour";

type CardHeartProps = {
  slug: string;
  /** The element with the heart and its picture. */
  card: RefObject<HTMLElement | null>;
};

/**
 * Makes the heart of a product save without leaving the page. Its code is loaded at the first interaction, so that the
 * first load stays small; a heart that is pressed meanwhile waits for it.
 */
export function CardHeart({ slug, card }: CardHeartProps) {
  const [Behaviour, setBehaviour] = useState<ComponentType<HeartBehaviourProps>>();
  const isPressed = useRef(false);
  useEffect(() => {
    const hold = (event: MouseEvent) => {
      if (!isHeart(event.target)) return;
      event.preventDefault();
      isPressed.current = true;
    };
    const element = card.current;
    const cancel = onFirstInteraction(async () => {
      element?.addEventListener("click", hold);
      const { HeartBehaviour } = await import("./heart-behaviour");
      element?.removeEventListener("click", hold);
      setBehaviour(() => HeartBehaviour);
    });
    return () => {
      cancel();
      element?.removeEventListener("click", hold);
    };
  }, [card]);
  return Behaviour && <Behaviour slug={slug} card={card} isPressed={isPressed.current} />;
}

const isHeart = (target: EventTarget | null) => target instanceof Element && target.matches(".heart");
