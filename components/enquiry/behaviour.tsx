"use client";
import { type ComponentType, useEffect, useState } from "react";
import { onFirstInteraction } from "@/lib/browser/site/first-interaction";

/**
 * At the first interaction, loads the script that sends the enquiry form without leaving the page. Until then the form
 * is plain HTML.
 */
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
