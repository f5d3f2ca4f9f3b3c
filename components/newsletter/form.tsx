import type { FormEventHandler } from "react";
import { ContentAnchor } from "@/components/content/anchor";
import { PostForm } from "@/components/form/post-form";
import { buttonClass } from "@/components/ui/button";
import type { NewsletterOutcome } from "@/lib/domain/newsletter";
import type { Newsletter } from "@/lib/domain/store/store";
import { NewsletterAnswer } from "./answer";
import { newsletterFormTexts, newsletterTexts } from "./texts";

type NewsletterFormProps = {
  newsletter: Newsletter;
  /** The id of this form. A page can have several newsletter forms, so each needs its own. */
  id: string;
  outcome?: NewsletterOutcome | null;
  onSubmit?: FormEventHandler<HTMLFormElement>;
};

/**
 * Asks for an e-mail address or, if the owner has turned that off, links to a page of the owner's choice. Without
 * script, the form is a plain POST.
 */
export function NewsletterForm({ newsletter, id, outcome = null, onSubmit }: NewsletterFormProps) {
  const { button } = newsletterTexts(newsletter);
  if (!newsletter.asksForAddress) {
    return (
      <ContentAnchor link={newsletter.link} className={buttonClass()}>
        {button}
      </ContentAnchor>
    );
  }
  return (
    <PostForm id={id} action="/api/newsletter" {...(onSubmit && { onSubmit, noValidate: true })} className="@container">
      <label htmlFor={`${id}-email`} className="text-sm font-medium">
        {newsletterFormTexts.email}
      </label>
      <div className="mt-2 flex flex-col gap-2.5 @min-[27rem]:flex-row">
        <input
          id={`${id}-email`}
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={`${id}-answer`}
          aria-invalid={outcome === "email_invalid" || undefined}
          className="h-12 w-full min-w-0 border border-muted bg-transparent px-4 focus:border-ink aria-invalid:border-sale"
        />
        <button type="submit" className={buttonClass("solid", "shrink-0 px-6")}>
          {button}
        </button>
      </div>
      <p className="mt-2 text-[0.8125rem] text-muted">{newsletterFormTexts.privacy}</p>
      {/* Always two lines high, so that the page does not move when a message appears. */}
      <div id={`${id}-answer`} role="status" className="mt-1 min-h-11 text-sm leading-[1.375rem]">
        {outcome && <NewsletterAnswer newsletter={newsletter} outcome={outcome} />}
      </div>
    </PostForm>
  );
}
