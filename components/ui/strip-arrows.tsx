"use client";
import { useEffect, useRef, useState } from "react";
import { Icon } from "./icon";

/**
 * The arrows at both ends of a strip. The strip must be the element just before them. An arrow is hidden if the strip
 * cannot scroll further in its direction.
 */
export function StripArrows() {
  const arrows = useRef<HTMLDivElement>(null);
  const [reach, setReach] = useState({ back: false, forward: false });
  const track = () => arrows.current?.previousElementSibling ?? null;

  useEffect(() => {
    const row = arrows.current?.previousElementSibling;
    if (!row) return;
    const measure = () =>
      setReach({ back: row.scrollLeft > 8, forward: row.scrollLeft + row.clientWidth < row.scrollWidth - 8 });
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
    // The arrows cannot be focused and are hidden from screen readers, because the strip itself can be scrolled with
    // the keyboard.
    <div ref={arrows} aria-hidden="true">
      {reach.back && (
        <button type="button" tabIndex={-1} onClick={() => scroll(-1)} className={`${arrow} -start-5`}>
          <Icon name="arrow-left" />
        </button>
      )}
      {reach.forward && (
        <button type="button" tabIndex={-1} onClick={() => scroll(1)} className={`${arrow} -end-5`}>
          <Icon name="arrow-right" />
        </button>
      )}
    </div>
  );
}
