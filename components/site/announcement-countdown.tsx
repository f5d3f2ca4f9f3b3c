"use client";
import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { countdown } from "@/lib/domain/site/countdown";

const SECOND_MS = 1_000;

/** Updates the countdown in `children` every second, and removes them when it ends; see `AnnouncementBar`. */
export function AnnouncementCountdown({ endsAt, children }: { endsAt: Date; children: ReactNode }) {
  const pathname = usePathname();
  const frame = useRef<HTMLDivElement>(null);
  const [ended, setEnded] = useState<{ height: number; pathname: string } | null>(null);

  useEffect(() => {
    if (ended) return;
    const tick = () => {
      const left = countdown(endsAt, new Date());
      const timer = frame.current?.querySelector("[data-timer]");
      if (left === null) setEnded({ height: frame.current?.offsetHeight ?? 0, pathname });
      else if (timer) timer.textContent = left;
    };
    tick();
    const interval = setInterval(tick, SECOND_MS);
    return () => clearInterval(interval);
  }, [endsAt, ended, pathname]);

  // The empty space stays until the next page, so that nothing jumps while the shopper is about to press it.
  if (ended) return <div style={{ height: ended.pathname === pathname ? ended.height : 0 }} />;
  return <div ref={frame}>{children}</div>;
}
