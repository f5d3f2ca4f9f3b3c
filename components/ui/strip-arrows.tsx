"use client";
import { useEffect, useRef, useState } from "react";
import { Icon } from "./icon";

/** Arrows for the pointer at both ends of the strip they stand beside; gone where there is nothing to scroll to. */
export function StripArrows() {
  const self = useRef<HTMLDivElement>(null);
  const [reach, setReach] = useState({ back: false, on: false });
  const track = () => self.current?.previousElementSibling ?? null;

  useEffect(() => {
    const row = self.current?.previousElementSibling;
    if (!row) return;
    const measure = () =>
      setReach({ back: row.scrollLeft > 8, on: row.scrollLeft + row.clientWidth < row.scrollWidth - 8 });
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    row.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      row.removeEventListener("scroll", measure);
    };
  }, []);

  const scroll = (direction: 1 | -1) => {
    const row = track();
    row?.scrollBy({ left: direction * row.clientWidth * 0.8, behavior: "smooth" });
  };
  const arrow =
    "absolute top-[38%] hidden size-11 place-items-center bg-paper/95 hover:bg-ink hover:text-paper lg:grid";
  return (
    // The strip itself is reached and moved by keyboard, so the arrows stay out of the way there.
    <div ref={self} aria-hidden="true">
      {reach.back && (
        <button type="button" tabIndex={-1} onClick={() => scroll(-1)} className={`${arrow} -start-5`}>
          <Icon name="arrow-left" />
        </button>
      )}
      {reach.on && (
        <button type="button" tabIndex={-1} onClick={() => scroll(1)} className={`${arrow} -end-5`}>
          <Icon name="arrow-right" />
        </button>
      )}
    </div>
  );
}
