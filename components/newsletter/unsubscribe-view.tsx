import { ACCOUNT_FORM_TEXTS } from "@/components/customer/refusal-texts";
import { ClearOutcomeFromAddress } from "@/components/form/clear-outcome";
import { EmailField } from "@/components/form/email-field";
import type { FormOutcome } from "@/components/form/outcome";
import { PostForm } from "@/components/form/post-form";
import { buttonClass } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { refusalText } from "@/components/ui/refusal-texts";
import { ShopLink } from "@/components/ui/shop-link";
import { unsubscribeTexts } from "./texts";

type UnsubscribeViewProps = {
  /** The token from the unsubscribe link in the e-mail; empty if the page was opened without one. */
  token: string;
  outcome: FormOutcome;
};

/** The page for unsubscribing from the newsletter. Its forms are plain, so that it needs no script. */
export function UnsubscribeView({ token, outcome: { done, refusals } }: UnsubscribeViewProps) {
  const emailRefusal = refusals.fields.email;
  const refusal = refusals.form ?? refusals.fields.token;
  return (
    <div className="mx-auto max-w-lg px-gutter pt-6 lg:pt-10">
      <h1 className="font-display text-display-2">{unsubscribeTexts.heading}</h1>
      {done && (
        <div className="mt-6">
          <Notice kind="done">{done}</Notice>
        </div>
      )}
      {refusal && (
        <div className="mt-6">
          <Notice kind="refused">{refusalText(ACCOUNT_FORM_TEXTS, refusal)}</Notice>
          <ClearOutcomeFromAddress />
        </div>
      )}
      {done ? (
        <ShopLink href="/" className={buttonClass("outline", "mt-8")}>
          {unsubscribeTexts.toShop}
        </ShopLink>
      ) : token ? (
        <PostForm action="/api/newsletter/unsubscribe" hidden={{ token }} className="mt-6">
          <p className="text-muted">{unsubscribeTexts.confirm}</p>
          <button type="submit" className={buttonClass("solid", "mt-6")}>
            {unsubscribeTexts.submit}
          </button>
        </PostForm>
      ) : (
        <PostForm action="/api/newsletter/unsubscribe-link" className="mt-6 grid gap-4">
          <p className="text-muted">{unsubscribeTexts.askForEmail}</p>
          <EmailField name="email" error={emailRefusal ? refusalText(ACCOUNT_FORM_TEXTS, emailRefusal) : null} />
          <div>
            <button type="submit" className={buttonClass("solid")}>
              {unsubscribeTexts.sendLink}
            </button>
          </div>
        </PostForm>
      )}
    </div>
  );
}
