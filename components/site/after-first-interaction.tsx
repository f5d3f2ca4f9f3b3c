"use client";
import { type ComponentType, useEffect, useState } from "react";
import { hasPendingAction } from "@/lib/browser/authentication/has-pending-action";
import { pendingCartWrites } from "@/lib/browser/cart/journal";
import { onFirstInteraction } from "@/lib/browser/site/first-interaction";
import type { FrameBehaviourProps } from "./frame-behaviour";

/**
 * What the frame does beside being read is fetched when the visitor first does anything, or at once when the address may
 * name a dialog, or something waits to be completed: after signing in, or what was done to the bag.
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
