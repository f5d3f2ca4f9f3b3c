"use client";
import { type ComponentType, useEffect, useState } from "react";
import { onFirstInteraction } from "@/lib/state/first-interaction";
import type { FrameBehaviourProps } from "./frame-behaviour";

/** What the frame does beside being read is fetched when the visitor first does anything. */
export function AfterFirstInteraction(props: FrameBehaviourProps) {
  const [Behaviour, setBehaviour] = useState<ComponentType<FrameBehaviourProps>>();

  useEffect(
    () =>
      onFirstInteraction(async () => {
        const { FrameBehaviour } = await import("./frame-behaviour");
        setBehaviour(() => FrameBehaviour);
      }),
    [],
  );

  return Behaviour && <Behaviour {...props} />;
}
