import { ICON_PATHS, type IconName } from "./icon-paths";

/** A line icon. It is hidden from assistive technology, because there is always a text or a label beside it. */
export function Icon({ name, className = "size-5" }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`icon ${className}`}>
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
