"use client";
import { type ComponentType, useEffect, useState } from "react";
import { onFirstInteraction } from "@/lib/browser/site/first-interaction";

/** Sends the form above it without leaving the page, once somebody is there; until then it is plain markup. */
export function EnquiryBehaviour() {
  const [Sender, setSender] = useState<ComponentType>();
  useEffect(
    () =>
      onFirstInteraction(async () => {
        const { EnquirySender } = await import("./sender");
        setSender(() => EnquirySender);
      }),
    [],
  );
  return Sender && <Sender />;
}
