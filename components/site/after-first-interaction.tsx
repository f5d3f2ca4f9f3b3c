"use client";
import { type ComponentType, useEffect, useState } from "react";
import { hasPendingAction } from "@/lib/browser/authentication/has-pending-action";
import { pendingCartWrites } from "@/lib/browser/cart/journal";
import { onFirstInteraction } from "@/lib/browser/site/first-interaction";
import type { FrameBehaviourProps } from "./frame-behaviour";

/**
 * Loads the script of the page frame on the first interaction; immediately if the address may name a dialog, or if a
 * pending action or cart change waits to be completed.
 */
export function AfterFirstInteraction(props: FrameBehaviourProps) {
  const [Behaviour, setBehaviour] = useState<ComponentType<FrameBehaviourProps>>();

  useEffect(() => {
    const load = async () => {
      const { FrameBehaviour } = await import("./frame-behaviour");
      setBehaviour(() => FrameBehaviour);
    };
    if (window.location.hash || hasPendingAction() || pendingCartWrites().length > 0) void load();
    else return onFirstInteraction(load);
  }, []);

  return Behaviour && <Behaviour {...props} />;
}
