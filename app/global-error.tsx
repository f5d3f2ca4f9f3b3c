"use client";

import { errorTexts } from "@/components/site/error-texts";

/**
 * Shown if a layout fails. It cannot use the shop's header, footer and styles, because the layout provides them; it
 * offers to try again.
 */
export default function GlobalError({ reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="en">
      <head>
        <title>{errorTexts.title}</title>
      </head>
      <body style={{ fontFamily: "system-ui, sans-serif", padding: "20vh 2rem", textAlign: "center" }}>
        <h1 style={{ fontWeight: 400 }}>{errorTexts.title}</h1>
        <p>{errorTexts.text}</p>
        <p>
          <button type="button" onClick={reset} style={{ padding: "0.75rem 1.5rem" }}>
            {errorTexts.tryAgain}
          </button>
        </p>
      </body>
    </html>
  );
}
