import Swiper from "swiper";
import { A11y, Keyboard } from "swiper/modules";
import "swiper/css";

/**
 * Turns a row that scrolls natively into a Swiper slider, which begins at the slide now in view. This is the only file
 * that imports Swiper.
 */
export function attachSlider(container: HTMLElement, onChange: (index: number) => void) {
  const row = container.firstElementChild;
  const initialSlide = row ? Math.round(row.scrollLeft / row.clientWidth) : 0;
  row?.scrollTo({ left: 0 });
  container.dataset.taken = "";
  const swiper = new Swiper(container, {
    modules: [A11y, Keyboard],
    initialSlide,
    speed: 450,
    keyboard: { enabled: true, onlyInViewport: true },
    on: { slideChange: ({ activeIndex }) => onChange(activeIndex) },
  });
  return {
    slideTo: (index: number) => void swiper.slideTo(index),
    destroy: () => swiper.destroy(true, true),
  };
}
