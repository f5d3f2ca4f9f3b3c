"use client";
import { useEffect, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { onFirstInteraction } from "@/lib/browser/site/first-interaction";
import { sliderTexts } from "./texts";

type SliderControlsProps = { count: number };
type Slider = { slideTo: (index: number) => void };

/**
 * The arrows and slide number of a slider. The slider must be the element just before them. Swiper is loaded at the
 * first interaction; until it has loaded, the arrows scroll the row natively, so that an early tap works too.
 */
export function SliderControls({ count }: SliderControlsProps) {
  const controls = useRef<HTMLDivElement>(null);
  const slider = useRef<Slider | null>(null);
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const container = controls.current?.previousElementSibling;
    const row = container?.firstElementChild;
    if (!(container instanceof HTMLElement) || !row) return;
    const onScroll = () => setCurrent(Math.round(row.scrollLeft / row.clientWidth));
    row.addEventListener("scroll", onScroll, { passive: true });
    let destroy: (() => void) | undefined;
    const cancel = onFirstInteraction(async () => {
      container.dataset.awake = "";
      const { attachSlider } = await import("./swiper-slider");
      if (!container.isConnected) return;
      const attached = attachSlider(container, setCurrent);
      slider.current = attached;
      destroy = attached.destroy;
    });
    return () => {
      cancel();
      destroy?.();
      row.removeEventListener("scroll", onScroll);
    };
  }, []);

  const show = (index: number) => {
    const next = (index + count) % count;
    if (slider.current) return slider.current.slideTo(next);
    const row = controls.current?.previousElementSibling?.firstElementChild;
    row?.scrollTo({ left: next * row.clientWidth, behavior: "smooth" });
  };
  const arrow = "hidden size-11 place-items-center bg-paper/90 text-ink hover:bg-ink hover:text-paper sm:grid";
  return (
    <div ref={controls} className="absolute end-gutter bottom-6 z-10 flex items-center gap-px">
      <button type="button" className={arrow} aria-label={sliderTexts.previous} onClick={() => show(current - 1)}>
        <Icon name="arrow-left" className="size-4" />
      </button>
      <span
        className="tabular grid h-8 min-w-12 place-items-center bg-paper/90 px-2 sm:h-11 sm:min-w-14 text-xs text-ink"
        aria-live="polite"
      >
        {current + 1} / {count}
      </span>
      <button type="button" className={arrow} aria-label={sliderTexts.next} onClick={() => show(current + 1)}>
        <Icon name="arrow-right" className="size-4" />
      </button>
    </div>
  );
}
