"use client";
import { errorTexts } from "@/components/site/error-texts";
import { Button, buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { withBasePath } from "@/lib/domain/site/base-path";

/**
 * Replaces a page that failed, within the shop's header and footer. Offers to try again and reveals nothing about the
 * error.
 */
export default function ShopError({ reset }: { error: Error; reset: () => void }) {
  return (
    <EmptyState heading={errorTexts.title} text={errorTexts.text}>
      <Button onClick={reset}>{errorTexts.tryAgain}</Button>
      {/* A plain link, which loads a new document, because the state of the current one may be broken. */}
      <a href={withBasePath("/")} className={buttonClass("quiet")}>
        {errorTexts.home}
      </a>
    </EmptyState>
  );
}
