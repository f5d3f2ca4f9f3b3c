"use client";
import { type ComponentType, useEffect, useState } from "react";
import { followed } from "@/lib/browser/site/followed";
import { saveFollowedList } from "@/lib/browser/site/followed-list";
import { openWithPicture } from "@/lib/browser/site/turn-picture";
import type { QuickAddProps } from "./quick-add";

type Pressed = QuickAddProps & { QuickAdd: ComponentType<QuickAddProps>; times: number };

/**
 * What the links of cards do beyond opening a page: one remembers the list for the product's page and lets the picture
 * move there; the other adds the product, with a script that is loaded when it is first pressed.
 */
export function FollowedCards() {
  const [pressed, setPressed] = useState<Pressed>();
  useEffect(() => {
    const plain = followed.open;
    followed.open = (link, open) => {
      if (!link.classList.contains("quick-add")) {
        saveFollowedList(link);
        return openWithPicture(link, open);
      }
      import("./quick-add").then(
        ({ QuickAdd }) => setPressed((last) => ({ QuickAdd, link, onFailure: open, times: (last?.times ?? 0) + 1 })),
        open,
      );
    };
    return () => {
      followed.open = plain;
    };
  }, []);
  if (!pressed) return null;
  const { QuickAdd, link, onFailure, times } = pressed;
  return <QuickAdd key={times} link={link} onFailure={onFailure} />;
}
