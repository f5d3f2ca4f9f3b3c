"use client";
import { useEffect, useState } from "react";
import { INPUT_CLASS } from "@/components/form/field-frame";
import { SubmitButton } from "@/components/form/submit-button";
import { Button } from "@/components/ui/button";
import { changeWishlist } from "@/lib/browser/wishlist/wishlist";
import { isWishlistRefusal, type WishlistRefusal } from "@/lib/domain/wishlist/refusals";
import { WishlistForm } from "./form";
import { WISHLIST_REFUSAL_TEXTS } from "./refusal-texts";

type ShareListProps = { owner: string; storeName: string /** Null while it is not shared. */; link: string | null };

export const SHARE_LIST = "share-list";

/** Makes the link to the list, hands it on, and takes it back: the next one is another. */
export function ShareList({ owner, storeName, link }: ShareListProps) {
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<WishlistRefusal | null>(null);
  const setShared = async (shared: boolean) => {
    if (isPending) return;
    setPending(true);
    setRefusal(null);
    const answer = await changeWishlist(owner, "/shared", { method: "PUT", body: { shared } });
    setPending(false);
    if (!answer.ok) setRefusal(isWishlistRefusal(answer.code) ? answer.code : "fault");
  };
  return (
    <section id={SHARE_LIST} aria-labelledby={`${SHARE_LIST}-title`} className="mt-20 border-t border-line pt-10">
      <h2 id={`${SHARE_LIST}-title`} className="font-display text-display-3">
        Show it to somebody
      </h2>
      <p className="mt-2 max-w-xl text-muted">
        Whoever has the link sees what is on your list, and not whose it is. You can take the link back at any time.
      </p>
      {/* As high as it will be with a link: nothing below moves. */}
      <div className="mt-5 min-h-44 sm:min-h-28">
        {link ? (
          <>
            <HandOn link={link} title={`A wish list at ${storeName}`} />
            <WishlistForm
              path="/shared"
              method="PUT"
              fields={{ shared: "false" }}
              onSend={() => setShared(false)}
              className="mt-2"
            >
              <button type="submit" className="link-underline py-3 text-sm hover:text-accent">
                Take the link back
              </button>
            </WishlistForm>
          </>
        ) : (
          <WishlistForm path="/shared" method="PUT" fields={{ shared: "true" }} onSend={() => setShared(true)}>
            <SubmitButton isPending={isPending} look="outline">
              Make a link
            </SubmitButton>
          </WishlistForm>
        )}
        {refusal && (
          <p role="alert" className="mt-2 text-sm text-sale">
            {WISHLIST_REFUSAL_TEXTS[refusal]}
          </p>
        )}
      </div>
    </section>
  );
}

/** The address to copy; the device's own sharing beside it, where there is one. */
function HandOn({ link, title }: { link: string; title: string }) {
  const [isCopied, setCopied] = useState(false);
  const [canSend, setCanSend] = useState(false);
  useEffect(() => setCanSend(typeof navigator.share === "function"), []);

  // Who closes the sheet or forbids the clipboard has the address before them.
  const attempt = async (handOn: () => Promise<void>) => {
    try {
      await handOn();
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
        aria-label="Link to your wish list"
        onFocus={(event) => event.currentTarget.select()}
        className={`${INPUT_CLASS} basis-full sm:flex-1 sm:basis-0`}
      />
      <Button onClick={() => attempt(copy)} className="noscript:hidden">
        <span aria-live="polite">{isCopied ? "Copied" : "Copy"}</span>
      </Button>
      {canSend && (
        <Button look="outline" onClick={() => attempt(() => navigator.share({ url: link, title }))}>
          Send
        </Button>
      )}
    </div>
  );
}
