"use client";

/** A fault outside every frame: plain, and with a way to try again. */
export default function GlobalError({ reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="en">
      <head>
        <title>Something went wrong</title>
      </head>
      <body style={{ fontFamily: "system-ui, sans-serif", padding: "20vh 2rem", textAlign: "center" }}>
        <h1 style={{ fontWeight: 400 }}>This page came apart</h1>
        <p>Something went wrong on our side. Nothing of yours is lost.</p>
        <p>
          <button type="button" onClick={reset} style={{ padding: "0.75rem 1.5rem" }}>
            Try again
          </button>
        </p>
      </body>
    </html>
  );
}
