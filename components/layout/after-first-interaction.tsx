"use client";
import { type ComponentType, useEffect, useState } from "react";
import { onFirstInteraction } from "@/lib/state/first-interaction";

/** What the frame does beside being read is fetched when the visitor first does anything. */
export function AfterFirstInteraction() {
  const [Behaviour, setBehaviour] = useState<ComponentType>();

  useEffect(
    () =>
      onFirstInteraction(async () => {
        const { FrameBehaviour } = await import("./frame-behaviour");
        setBehaviour(() => FrameBehaviour);
      }),
    [],
  );

  return Behaviour && <Behaviour />;
}
