import type { FormOutcome } from "@/components/customer/form-outcome";
import { EmailField } from "@/components/form/email-field";
import { refusalText } from "@/components/form/refusal-texts";
import { buttonClass } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { ShopLink } from "@/components/ui/shop-link";

type UnsubscribeViewProps = {
  /** Of the link that has led here; empty without. */
  token: string;
  news: FormOutcome;
};

/** Plain forms: who wants out should need nothing for it. */
export function UnsubscribeView({ token, news: { done, refusals } }: UnsubscribeViewProps) {
  const emailRefusal = refusals.fields.email;
  const refusal = refusals.form ?? refusals.fields.token;
  return (
    <div className="mx-auto max-w-lg px-gutter pt-6 lg:pt-10">
      <h1 className="font-display text-display-2">Leave the newsletter</h1>
      {done && (
        <div className="mt-6">
          <Notice kind="done">{done}</Notice>
        </div>
      )}
      {refusal && (
        <div className="mt-6">
          <Notice kind="refused">{refusalText(refusal)}</Notice>
        </div>
      )}
      {done ? (
        <ShopLink href="/" className={buttonClass("outline", "mt-8")}>
          Back to the shop
        </ShopLink>
      ) : token ? (
        <form method="post" action="/api/newsletter/unsubscribe" className="mt-6">
          <input type="hidden" name="token" value={token} />
          <p className="text-muted">No more letters come to your address. You can subscribe again whenever you like.</p>
          <button type="submit" className={buttonClass("solid", "mt-6")}>
            Take me off the list
          </button>
        </form>
      ) : (
        <form method="post" action="/api/newsletter/unsubscribe-link" className="mt-6 grid gap-4">
          <p className="text-muted">Tell us the address that gets the letters. The way out comes to it by mail.</p>
          <EmailField name="email" error={emailRefusal ? refusalText(emailRefusal) : null} />
          <div>
            <button type="submit" className={buttonClass("solid")}>
              Send me the way out
            </button>
          </div>
        </form>
      )}
    </div>
  );
}
