import type { ReactNode } from "react";
import { HEAD_SCRIPTS } from "@/lib/state/head-scripts";
import { display, text } from "./fonts";
import "./globals.css";

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={`${display.variable} ${text.variable}`}>
      <head>
        {HEAD_SCRIPTS.map((script) => (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours that must run before the body arrives
          <script key={script} dangerouslySetInnerHTML={{ __html: script }} />
        ))}
      </head>
      <body>{children}</body>
    </html>
  );
}
