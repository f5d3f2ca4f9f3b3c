import type { ReactNode } from "react";
import { FIRST_PAINT_SCRIPT } from "@/lib/state/first-paint";
import { display, text } from "./fonts";
import "./globals.css";

/** Marks pictures that fail to load, also those that fail before anything has hydrated; the style sheet hides them. */
const MARK_BROKEN_PICTURES = `addEventListener("error",function(e){var t=e.target;if(t instanceof HTMLImageElement)t.dataset.broken=""},true)`;

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={`${display.variable} ${text.variable}`}>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours that must run before the body arrives */}
        <script dangerouslySetInnerHTML={{ __html: MARK_BROKEN_PICTURES }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the same */}
        <script dangerouslySetInnerHTML={{ __html: FIRST_PAINT_SCRIPT }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
