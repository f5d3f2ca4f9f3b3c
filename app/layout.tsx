import type { ReactNode } from "react";
import { HEAD_SCRIPTS } from "@/lib/inline/head-scripts";
import { display, text } from "./fonts";
import { HeadScript } from "./global-error";
import "./globals.css";

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // `suppressHydrationWarning`: an inline script in <head> sets an attribute on this element at the first interaction,
    // perhaps before hydration.
    <html lang="en" className={`${display.variable} ${text.variable}`} suppressHydrationWarning>
      <head>
        {HEAD_SCRIPTS.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and keys would be sent to the browser
          <HeadScript key={index} index={index} />
        ))}
      </head>
      <body>{children}</body>
    </html>
  );
}
