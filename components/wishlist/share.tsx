"use client";
import { useEffect, useState } from "react";
import { INPUT_CLASS } from "@/components/form/field-frame";
import { SubmitButton } from "@/components/form/submit-button";
import { Button } from "@/components/ui/button";
import { changeWishlist } from "@/lib/browser/wishlist/wishlist";
import { WishlistForm } from "./form";
import { saveRefusalText } from "./save-refusal-text";
import { shareTexts } from "./texts";

type ShareWishlistProps = { owner: string; storeName: string /** `link`: null if not shared. */; link: string | null };

export const SHARE_SECTION_ID = "share-list";

/**
 * Creates a link to the wishlist, lets the customer copy or share it, and revokes it. A link created later has a new
 * token, so a revoked one never works again.
 */
export function ShareWishlist({ owner, storeName, link }: ShareWishlistProps) {
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const setShared = async (shared: boolean) => {
    if (isPending) return;
    setPending(true);
    setRefusal(null);
    const answer = await changeWishlist(owner, "/shared", { method: "PUT", body: { shared } });
    setPending(false);
    if (!answer.ok) setRefusal(answer.code);
  };
  return (
    <section
      id={SHARE_SECTION_ID}
      aria-labelledby={`${SHARE_SECTION_ID}-title`}
      className="mt-20 border-t border-line pt-10"
    >
      <h2 id={`${SHARE_SECTION_ID}-title`} className="font-display text-display-3">
        {shareTexts.heading}
      </h2>
      <p className="mt-2 max-w-xl text-muted">{shareTexts.hint}</p>
      {/* Always as high as with a link, so that nothing below moves when the link is created. */}
      <div className="mt-5 min-h-44 sm:min-h-28">
        {link ? (
          <>
            <ShareLink link={link} title={shareTexts.linkTitle(storeName)} />
            <WishlistForm
              path="/shared"
              method="PUT"
              fields={{ shared: "false" }}
              onSend={() => setShared(false)}
              className="mt-2"
            >
              <button type="submit" className="link-underline py-3 text-sm hover:text-accent">
                {shareTexts.stop}
              </button>
            </WishlistForm>
          </>
        ) : (
          <WishlistForm path="/shared" method="PUT" fields={{ shared: "true" }} onSend={() => setShared(true)}>
            <SubmitButton isPending={isPending} look="outline">
              {shareTexts.createLink}
            </SubmitButton>
          </WishlistForm>
        )}
        {refusal && (
          <p role="alert" className="mt-2 text-sm text-sale">
            {saveRefusalText(refusal)}
          </p>
        )}
      </div>
    </section>
  );
}

/** The link with a button to copy it and, if the device has a share sheet, a button to open that. */
function ShareLink({ link, title }: { link: string; title: string }) {
  const [isCopied, setCopied] = useState(false);
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(typeof navigator.share === "function"), []);

  // Closing the share sheet throws, and so does copying if the browser forbids it. The link stays visible and can be
  // copied by hand.
  const attempt = async (action: () => Promise<void>) => {
    try {
      await action();
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
    }
  };
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  return (
    <div className="flex max-w-2xl flex-wrap gap-2.5">
      <input
        readOnly
        value={link}
        aria-label={shareTexts.linkLabel}
        onFocus={(event) => event.currentTarget.select()}
        className={`${INPUT_CLASS} basis-full sm:flex-1 sm:basis-0`}
      />
      <Button onClick={() => attempt(copy)} className="noscript:hidden">
        <span aria-live="polite">{isCopied ? shareTexts.copied : shareTexts.copy}</span>
      </Button>
      {canShare && (
        <Button look="outline" onClick={() => attempt(() => navigator.share({ url: link, title }))}>
          {shareTexts.share}
        </Button>
      )}
    </div>
  );
}
