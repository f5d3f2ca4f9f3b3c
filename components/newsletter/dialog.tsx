"use client";
import { Dialog } from "@/components/ui/dialog";
import { keepNewsletterAnswer } from "@/lib/browser/newsletter";
import { renditionPath } from "@/lib/domain/media/picture";
import { pictureSrc } from "@/lib/domain/media/sources";
import { NEWSLETTER_DIALOG } from "@/lib/domain/newsletter";
import type { Newsletter } from "@/lib/domain/store/store";
import { NewsletterForm } from "./form";
import { newsletterOutcomeTexts, newsletterTexts } from "./texts";
import { useSubscription } from "./use-subscription";

/**
 * The sent form disappears, and with it the button that had the focus. The answer takes the focus, so that screen
 * readers continue there.
 */
const takeFocus = (element: HTMLElement | null) => element?.focus();

type NewsletterDialogProps = { storeId: string; newsletter: Newsletter };

export function NewsletterDialog({ storeId, newsletter }: NewsletterDialogProps) {
  const { outcome, submit } = useSubscription();
  const { subHeading, picture } = newsletter;
  const { heading, subscribed } = newsletterTexts(newsletter);
  return (
    <Dialog
      name={NEWSLETTER_DIALOG}
      title={heading}
      onClose={() => keepNewsletterAnswer("dismissed")}
      picture={
        picture && (
          <img
            src={pictureSrc(storeId, renditionPath(picture, "m"))}
            alt=""
            width={640}
            height={512}
            loading="lazy"
            className="aspect-[5/2] size-full bg-sand object-cover sm:aspect-auto"
          />
        )
      }
    >
      {outcome === "subscribed" ? (
        <>
          <p ref={takeFocus} tabIndex={-1} className="mt-4 min-h-40 outline-none">
            {subscribed}
          </p>
          <form method="dialog">
            <button type="submit" className="link-underline py-2 text-sm hover:text-accent">
              {newsletterOutcomeTexts.toShop}
            </button>
          </form>
        </>
      ) : (
        <>
          {subHeading && <p className="mt-3 mb-6 whitespace-pre-line text-muted">{subHeading}</p>}
          <NewsletterForm
            newsletter={newsletter}
            id="newsletter-dialog"
            outcome={outcome}
            onSubmit={(event) => submit(event, event.currentTarget)}
          />
        </>
      )}
    </Dialog>
  );
}
