"use client";
import { type ComponentType, useEffect, useState } from "react";
import { onFirstInteraction } from "@/lib/browser/site/first-interaction";

/** Until the first interaction the form above is plain markup; then this loads the script that sends it. */
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
