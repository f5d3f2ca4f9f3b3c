"use client";
import { useEffect, useState } from "react";

/** How long what was ordered is still kept; `left` in seconds, as the server saw it when it wrote the page. */
export function HoldTime({ left }: { left: number }) {
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    // Reckoned from when the page arrived: the clocks of people's devices are not to be trusted.
    const endsAt = performance.now() + left * 1_000;
    const timer = setInterval(() => setSeconds(Math.max(0, Math.ceil((endsAt - performance.now()) / 1_000))), 1_000);
    return () => clearInterval(timer);
  }, [left]);
  if (seconds <= 0)
    return <p role="status">The time to pay is over. Nothing was taken; you can go back and order again.</p>;
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return (
    <p className="text-muted">
      What you ordered is kept for you for <span className="text-ink tabular-nums">{clock}</span> minutes.
    </p>
  );
}
