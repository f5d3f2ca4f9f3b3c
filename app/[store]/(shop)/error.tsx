"use client";
import { errorTexts } from "@/components/site/error-texts";
import { Button, buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** Shown inside the shop's frame when a page fails: the shopper may try again, and no details are shown. */
export default function ShopError({ reset }: { error: Error; reset: () => void }) {
  return (
    <EmptyState heading={errorTexts.title} text={errorTexts.text}>
      <Button onClick={reset}>{errorTexts.tryAgain}</Button>
      {/* Loads a new document, because the current one may be broken. */}
      <a href="/" className={buttonClass("quiet")}>
        {errorTexts.home}
      </a>
    </EmptyState>
  );
}
