"use client";
import { Icon } from "@/components/ui/icon";
import { useIsSaved } from "@/lib/browser/wishlist/is-saved";
import { saveTexts } from "./first-load-texts";
import { saveRefusalText } from "./save-refusal-text";

export type HeartButtonProps = {
  slug: string;
  name: string /** `className` places the heart in a corner of the picture. */;
  className: string;
};

/**
 * The button in a corner of a product's picture that saves the product. It lies above the link that covers the whole
 * card.
 */
export function HeartButton({ slug, name, className }: HeartButtonProps) {
  const { isSaved, refusal, toggle } = useIsSaved(slug);
  return (
    <>
      <button
        type="button"
        aria-pressed={isSaved}
        aria-label={saveTexts.heart(name)}
        onClick={toggle}
        className={`absolute z-1 grid size-11 place-items-center ${className} ${isSaved ? "text-accent" : "text-ink hover:text-accent"}`}
      >
        <span className="grid size-8 place-items-center bg-paper/85">
          <Icon name="heart" className={`size-4.5 ${isSaved ? "fill-current" : ""}`} />
        </span>
      </button>
      {refusal && (
        <p role="alert" className="absolute inset-x-0 bottom-0 z-1 bg-paper px-3 py-2 text-xs leading-snug">
          {saveRefusalText(refusal)}
        </p>
      )}
    </>
  );
}
