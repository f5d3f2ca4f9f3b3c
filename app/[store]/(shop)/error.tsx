"use client";
import { Button, buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** A fault inside a page: the frame stays, the shopper may try again, and nothing of the fault is shown. */
export default function ShopError({ reset }: { error: Error; reset: () => void }) {
  return (
    <EmptyState heading="This page came apart" text="Something went wrong on our side. Nothing of yours is lost.">
      <Button onClick={reset}>Try again</Button>
      {/* A new document, in case the fault lies in this one. */}
      <a href="/" className={buttonClass("quiet")}>
        To the front page
      </a>
    </EmptyState>
  );
}
