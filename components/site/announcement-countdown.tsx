"use client";
import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { countdown } from "@/lib/domain/site/countdown";

const SECOND_MS = 1_000;

/** Counts down inside its content every second. When the time has come, the content goes; see `AnnouncementBar`. */
export function AnnouncementCountdown({ endsAt, children }: { endsAt: Date; children: ReactNode }) {
  const pathname = usePathname();
  const frame = useRef<HTMLDivElement>(null);
  const [ending, setEnding] = useState<{ height: number; pathname: string } | null>(null);

  useEffect(() => {
    if (ending) return;
    const tick = () => {
      const left = countdown(endsAt, new Date());
      const timer = frame.current?.querySelector("[data-timer]");
      if (left === null) setEnding({ height: frame.current?.offsetHeight ?? 0, pathname });
      else if (timer) timer.textContent = left;
    };
    tick();
    const ticking = setInterval(tick, SECOND_MS);
    return () => clearInterval(ticking);
  }, [endsAt, ending, pathname]);

  // Its place is kept until the shopper goes on, so that nothing jumps under the finger.
  if (ending) return <div style={{ height: ending.pathname === pathname ? ending.height : 0 }} />;
  return <div ref={frame}>{children}</div>;
}
