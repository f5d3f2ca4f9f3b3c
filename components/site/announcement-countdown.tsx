"use client";
import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { countdown } from "@/lib/domain/site/countdown";

const SECOND_MS = 1_000;

/** Updates the countdown in `children` every second. When it ends, removes `children`. See `AnnouncementBar`. */
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

  // The space of an announcement that has ended stays empty until the shopper opens another page, so that nothing moves
  // while they are about to press something.
  if (ended) return <div style={{ height: ended.pathname === pathname ? ended.height : 0 }} />;
  return <div ref={frame}>{children}</div>;
}
