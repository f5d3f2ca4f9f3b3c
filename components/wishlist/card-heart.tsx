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
  // As large as the picture at the top of the card, whose corners the heart may take.
  return (
    Heart && (
      <div className="pointer-events-none absolute inset-x-0 top-0 aspect-[900/1060] *:pointer-events-auto">
        <Heart {...props} />
      </div>
    )
  );
}
