import type { ReactNode } from "react";
import { HeadScript } from "@/components/site/head-script";
import { HEAD_SCRIPTS } from "@/lib/inline/head-scripts";
import { display, text } from "./fonts";
import "./globals.css";

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // A script of the head marks the root when the visitor wakes the page, which may be before React takes it over.
    <html lang="en" className={`${display.variable} ${text.variable}`} suppressHydrationWarning>
      <head>
        {HEAD_SCRIPTS.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes, and a key would be sent
          <HeadScript key={index} index={index} />
        ))}
      </head>
      <body>{children}</body>
    </html>
  );
}
