"use client";
import { useEffect } from "react";

const PAUSE_MILLISECONDS = 10_000;

/** Asks every ten seconds whether the front page answers again, and goes there when it does. */
export function ReturnWhenOpen() {
  useEffect(() => {
    const timer = setInterval(async () => {
      try {
        // A closed store answers with a redirect back to here.
        const answer = await fetch("/", { method: "HEAD", redirect: "manual", cache: "no-store" });
        if (answer.ok) window.location.assign("/");
      } catch {
        // No network either: ask again later.
      }
    }, PAUSE_MILLISECONDS);
    return () => clearInterval(timer);
  }, []);
  return null;
}
