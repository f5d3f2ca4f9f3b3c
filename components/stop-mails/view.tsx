import type { FormOutcome } from "@/components/form/outcome";
import { PostForm } from "@/components/form/post-form";
import { buttonClass } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { ShopLink } from "@/components/ui/shop-link";
import type { MailList } from "@/lib/domain/stop-mails";
import { STOPPED_MAILS, stopMailsTexts } from "./texts";

type StopMailsViewProps = {
  /** What the link in the e-mail says; null and empty if the page was opened without it. */
  list: MailList | null;
  token: string;
  outcome: Pick<FormOutcome, "done" | "refused">;
};

/** The page for stopping one kind of e-mail. Its form is plain, so that it needs no script. */
export function StopMailsView({ list, token, outcome: { done, refused } }: StopMailsViewProps) {
  const canStop = list !== null && token !== "" && !done;
  return (
    <div className="mx-auto max-w-lg px-gutter pt-6 lg:pt-10">
      <h1 className="font-display text-display-2">{stopMailsTexts.heading}</h1>
      {(done || refused) && (
        <div className="mt-6">
          <Notice kind={done ? "done" : "refused"}>{done ?? refused}</Notice>
        </div>
      )}
      {canStop ? (
        <PostForm action="/api/stop-mails" hidden={{ list, token }} className="mt-6">
          <p className="text-muted">{STOPPED_MAILS[list]}</p>
          <button type="submit" className={buttonClass("solid", "mt-6")}>
            {stopMailsTexts.submit}
          </button>
        </PostForm>
      ) : (
        <>
          {!done && <p className="mt-6 text-muted">{stopMailsTexts.noLink}</p>}
          <ShopLink href="/" className={buttonClass("outline", "mt-8")}>
            {stopMailsTexts.toShop}
          </ShopLink>
        </>
      )}
    </div>
  );
}
