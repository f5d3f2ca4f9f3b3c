"use client";
import { errorTexts } from "@/components/site/error-texts";

// The root layout takes `HeadScript` from this module: Next.js gives each client module that it finds for itself a file
// of its own, and as both are on every page, one file saves a request.
export { HeadScript } from "@/components/site/head-script";

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
