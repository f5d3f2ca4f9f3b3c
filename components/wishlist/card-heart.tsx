"use client";
import { type ComponentType, useEffect, useState } from "react";
import { onFirstInteraction } from "@/lib/browser/site/first-interaction";
import type { HeartButtonProps } from "./heart-button";

/**
 * The heart on a product card, which saves the product. It is loaded at the first interaction, so that the first load
 * stays small.
 */
export function CardHeart(props: HeartButtonProps) {
  const [Heart, setHeart] = useState<ComponentType<HeartButtonProps>>();
  useEffect(
    () =>
      onFirstInteraction(async () => {
        const { HeartButton } = await import("./heart-button");
        setHeart(() => HeartButton);
      }),
    [],
  );
  return Heart && <Heart {...props} />;
}
