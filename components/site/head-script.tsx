"use client";
import { HEAD_SCRIPTS } from "@/lib/inline/head-scripts";

/**
 * One of what must run before the body arrives. A component of the browser's, because a server component would send the
 * text a second time, for React. Only the server needs it: the browser has run it by the time React comes, which leaves
 * the element as it is.
 */
export function HeadScript({ index }: { index: number }) {
  const script = typeof window === "undefined" ? (HEAD_SCRIPTS[index] ?? "") : "";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
