"use client";
import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { sessionId } from "@/lib/state/session-id";
import { silenceHiddenStructuredData } from "@/lib/state/structured-data";
import { Reveal } from "./reveal";
import { ScrollBehaviour } from "./scroll-behaviour";

/** The frame of a shopping page once somebody is there: scrolling, the session of the tab. */
export function FrameBehaviour() {
  const pathname = usePathname();

  useEffect(() => {
    sessionId();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is shown
  useEffect(silenceHiddenStructuredData, [pathname]);

  return (
    <>
      <ScrollBehaviour />
      <Reveal />
    </>
  );
}
