"use client";
import { useEffect, useState } from "react";
import { holdTimeTexts } from "./texts";

/**
 * Counts down the time for which stock is reserved for the order. `secondsLeft` is the time that was left when the
 * server rendered the page.
 */
export function HoldTime({ secondsLeft }: { secondsLeft: number }) {
  const [seconds, setSeconds] = useState(secondsLeft);
  useEffect(() => {
    // Counts from when the page arrived, and does not use the device's time of day, because its clock may be wrong.
    const endsAt = performance.now() + secondsLeft * 1_000;
    const timer = setInterval(() => setSeconds(Math.max(0, Math.ceil((endsAt - performance.now()) / 1_000))), 1_000);
    return () => clearInterval(timer);
  }, [secondsLeft]);
  if (seconds <= 0) return <p role="status">{holdTimeTexts.expired}</p>;
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return (
    <p className="text-muted">
      {holdTimeTexts.left[0]}
      <span className="text-ink tabular-nums">{clock}</span>
      {holdTimeTexts.left[1]}
    </p>
  );
}
