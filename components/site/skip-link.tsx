import { skipLinkTexts } from "./texts";

/** A link for keyboard users that skips the header and moves the focus to the content. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only focus-visible:not-sr-only focus-visible:fixed focus-visible:start-4 focus-visible:top-4 focus-visible:z-50 focus-visible:bg-ink focus-visible:px-5 focus-visible:py-3 focus-visible:text-paper"
    >
      {skipLinkTexts.skip}
    </a>
  );
}
