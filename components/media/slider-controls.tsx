"use client";
import { useEffect, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { onFirstInteraction } from "@/lib/browser/site/first-interaction";

type SliderControlsProps = { count: number };
type Slider = { slideTo: (index: number) => void };

/**
 * Dots and arrows of the slider before them. Until Swiper has been loaded, on the first interaction, they scroll the
 * native row, so a tap that arrives early is not lost.
 */
export function SliderControls({ count }: SliderControlsProps) {
  const self = useRef<HTMLDivElement>(null);
  const slider = useRef<Slider | null>(null);
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const container = self.current?.previousElementSibling;
    const row = container?.firstElementChild;
    if (!(container instanceof HTMLElement) || !row) return;
    const onScroll = () => setCurrent(Math.round(row.scrollLeft / row.clientWidth));
    row.addEventListener("scroll", onScroll, { passive: true });
    let destroy: (() => void) | undefined;
    const forget = onFirstInteraction(async () => {
      container.dataset.awake = "";
      const { takeOverSlider } = await import("./swiper-slider");
      if (!container.isConnected) return;
      const taken = takeOverSlider(container, setCurrent);
      slider.current = taken;
      destroy = taken.destroy;
    });
    return () => {
      forget();
      destroy?.();
      row.removeEventListener("scroll", onScroll);
    };
  }, []);

  const show = (index: number) => {
    const next = (index + count) % count;
    if (slider.current) return slider.current.slideTo(next);
    const row = self.current?.previousElementSibling?.firstElementChild;
    row?.scrollTo({ left: next * row.clientWidth, behavior: "smooth" });
  };
  const arrow = "hidden size-11 place-items-center bg-paper/90 text-ink hover:bg-ink hover:text-paper sm:grid";
  return (
    <div ref={self} className="absolute end-gutter bottom-6 z-10 flex items-center gap-px">
      <button type="button" className={arrow} aria-label="Previous slide" onClick={() => show(current - 1)}>
        <Icon name="arrow-left" className="size-4" />
      </button>
      <span
        className="tabular grid h-8 min-w-12 place-items-center bg-paper/90 px-2 sm:h-11 sm:min-w-14 text-xs text-ink"
        aria-live="polite"
      >
        {current + 1} / {count}
      </span>
      <button type="button" className={arrow} aria-label="Next slide" onClick={() => show(current + 1)}>
        <Icon name="arrow-right" className="size-4" />
      </button>
    </div>
  );
}
