"use client";
import { type ComponentType, useEffect, useState } from "react";
import { onFirstInteraction } from "@/lib/browser/site/first-interaction";
import type { HeartButtonProps } from "./heart-button";

/** Saves a product from its picture. Nothing until the visitor does anything: a card costs no byte more for it. */
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
