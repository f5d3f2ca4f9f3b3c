import type { FormOutcome } from "@/components/form/outcome";
import { PostForm } from "@/components/form/post-form";
import { buttonClass } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { ShopLink } from "@/components/ui/shop-link";
import { CART_PAGE } from "@/lib/domain/cart/page";
import { leftCartTexts } from "./texts";

type LeftCartItem = { id: string; name: string; options: string; quantity: string };

type LeftCartViewProps = {
  token: string;
  /** What the link leads to; null if it leads nowhere. */
  items: readonly LeftCartItem[] | null;
  outcome: Pick<FormOutcome, "done" | "refused">;
};

/** The page behind the link in the e-mail about a cart that was left. Its form is plain, so that it needs no script. */
export function LeftCartView({ token, items, outcome: { done, refused } }: LeftCartViewProps) {
  const offered = done ? [] : (items ?? []);
  const problem = refused ?? (done ? null : items === null ? leftCartTexts.unknown : null);
  return (
    <div className="mx-auto max-w-lg px-gutter pt-6 lg:pt-10">
      <h1 className="font-display text-display-2">{leftCartTexts.heading}</h1>
      {(done || problem) && (
        <div className="mt-6">
          <Notice kind={done ? "done" : "refused"}>{done ?? problem}</Notice>
        </div>
      )}
      {offered.length > 0 ? (
        <PostForm action="/api/left-cart" hidden={{ token }} className="mt-6">
          <p className="text-muted">{leftCartTexts.intro}</p>
          <ul className="mt-4 border-b border-line">
            {offered.map(({ id, name, options, quantity }) => (
              <li key={id} className="flex justify-between gap-6 border-t border-line py-3">
                <span>
                  {name}
                  {options && <span className="block text-sm text-muted">{options}</span>}
                </span>
                <span className="shrink-0 text-muted">{quantity}</span>
              </li>
            ))}
          </ul>
          <button type="submit" className={buttonClass("solid", "mt-6")}>
            {leftCartTexts.submit}
          </button>
        </PostForm>
      ) : (
        <>
          {!done && !problem && <p className="mt-6 text-muted">{leftCartTexts.nothing}</p>}
          <ShopLink href={done ? CART_PAGE : "/"} className={buttonClass("outline", "mt-8")}>
            {done ? leftCartTexts.toBag : leftCartTexts.toShop}
          </ShopLink>
        </>
      )}
    </div>
  );
}
