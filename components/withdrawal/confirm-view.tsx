import { PostForm } from "@/components/form/post-form";
import { buttonClass } from "@/components/ui/button";
import { ShopLink } from "@/components/ui/shop-link";
import { formatMoment } from "@/lib/domain/store/format-moment";
import { type Withdrawal, withdrawalFormPath } from "@/lib/domain/withdrawal";
import { withdrawalTexts } from "./texts";

type WithdrawalConfirmViewProps = { withdrawal: Withdrawal; timeZone: string };

/**
 * The second step of a withdrawal: what was entered, and the button that makes it count. Once confirmed, the page says
 * when, and nothing personal, because its address is no secret any more.
 */
export function WithdrawalConfirmView({ withdrawal, timeZone }: WithdrawalConfirmViewProps) {
  const { id, orderNumber, name, email, items, confirmedAt } = withdrawal;
  if (confirmedAt)
    return (
      <>
        <p className="text-muted">{withdrawalTexts.done(formatMoment(confirmedAt, timeZone))}</p>
        <ShopLink href="/" className={buttonClass("outline", "mt-8")}>
          {withdrawalTexts.toShop}
        </ShopLink>
      </>
    );
  const facts = [
    [withdrawalTexts.number, orderNumber],
    [withdrawalTexts.items, items || withdrawalTexts.wholeOrder],
    [withdrawalTexts.name, name],
    [withdrawalTexts.email, email],
  ] as const;
  return (
    <PostForm action={`/api/withdrawals/${encodeURIComponent(id)}/confirm`} hidden={{ withdrawal_id: id }}>
      <p className="text-muted">{withdrawalTexts.check}</p>
      <dl className="mt-4 border-b border-line">
        {facts.map(([term, text]) => (
          <div key={term} className="grid gap-1 border-t border-line py-3 sm:grid-cols-[10rem_1fr] sm:gap-6">
            <dt className="text-muted">{term}</dt>
            <dd className="min-w-0 whitespace-pre-line wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <button type="submit" className={buttonClass("solid", "max-sm:w-full")}>
          {withdrawalTexts.confirm}
        </button>
        <ShopLink href={withdrawalFormPath(orderNumber)} className="link-underline py-2.5">
          {withdrawalTexts.change}
        </ShopLink>
      </div>
    </PostForm>
  );
}
