"use client";
import { type ComponentType, useEffect, useState } from "react";
import { onFirstInteraction } from "@/lib/browser/site/first-interaction";

/** Loads the script that sends the form above on the first interaction; until then the form is plain markup. */
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
