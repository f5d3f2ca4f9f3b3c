"use client";
import { HEAD_SCRIPTS } from "@/lib/inline/head-scripts";

/**
 * One of the scripts that must run before the browser reaches the body. It is a client component, because a server
 * component would send the script's text twice, as HTML and as data for React. In the browser the text is empty: the
 * script has already run, and React does not change the element.
 */
export function HeadScript({ index }: { index: number }) {
  const script = typeof window === "undefined" ? (HEAD_SCRIPTS[index] ?? "") : "";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
