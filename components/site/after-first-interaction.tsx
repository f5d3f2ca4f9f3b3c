"use client";
import { type ComponentType, startTransition, useEffect, useState } from "react";
import { hasPendingAction } from "@/lib/browser/authentication/has-pending-action";
import { pendingCartWrites } from "@/lib/browser/cart/journal";
import { onFirstInteraction } from "@/lib/browser/site/first-interaction";
import type { FrameBehaviourProps } from "./frame-behaviour";

/**
 * Loads the script of the header, cart, dialogs and so on (`FrameBehaviour`) at the first interaction. Loads it
 * immediately if the URL may contain the id of a dialog to open, or if an action or cart change from an earlier page
 * still has to be completed.
 */
export function AfterFirstInteraction(props: FrameBehaviourProps) {
  const [Behaviour, setBehaviour] = useState<ComponentType<FrameBehaviourProps>>();

  useEffect(() => {
    const load = async () => {
      const { FrameBehaviour } = await import("./frame-behaviour");
      // Rendered in slices, so that the browser can paint what the first interaction has changed.
      startTransition(() => setBehaviour(() => FrameBehaviour));
    };
    if (window.location.hash || hasPendingAction() || pendingCartWrites().length > 0) void load();
    else return onFirstInteraction(load);
  }, []);

  return Behaviour && <Behaviour {...props} />;
}
