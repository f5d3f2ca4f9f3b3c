import type { FormOutcome } from "@/components/form/outcome";
import { PostForm } from "@/components/form/post-form";
import { buttonClass } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { ShopLink } from "@/components/ui/shop-link";
import { productPath } from "@/lib/domain/product/path";
import { StockAlertForm } from "./form";
import { stockAlertAnswerTexts } from "./texts";

type StockAlertViewProps = {
  outcome: Pick<FormOutcome, "done" | "refused">;
  /** What the query says; empty texts where it says nothing. */
  token: string;
  productId: string;
  variantId: string;
  slug: string;
};

/** What became of an alert, for visitors without script. Its forms are plain. */
export function StockAlertView({ outcome: { done, refused }, token, productId, variantId, slug }: StockAlertViewProps) {
  return (
    <div className="mx-auto max-w-lg px-gutter pt-6 lg:pt-10">
      <h1 className="font-display text-display-2">{stockAlertAnswerTexts.title}</h1>
      <div className="mt-6">
        {done && <Notice kind="done">{done}</Notice>}
        {refused && !productId && <Notice kind="refused">{refused}</Notice>}
        {refused && productId && (
          <StockAlertForm productId={productId} variantId={variantId} slug={slug} error={refused} />
        )}
      </div>
      {token && (
        <PostForm action="/api/stock-alerts/delete" hidden={{ token }} className="mt-6">
          <button type="submit" className={buttonClass("quiet")}>
            {stockAlertAnswerTexts.delete}
          </button>
        </PostForm>
      )}
      {slug && (
        <p className="mt-6">
          <ShopLink href={productPath(slug)} className="link-underline py-2 text-sm">
            {stockAlertAnswerTexts.back}
          </ShopLink>
        </p>
      )}
    </div>
  );
}
