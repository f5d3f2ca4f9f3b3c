import { PostForm } from "@/components/form/post-form";
import { buttonClass } from "@/components/ui/button";
import { STOCK_ALERT_FORM } from "@/lib/domain/stock-alert";
import { stockAlertTexts } from "./texts";

type StockAlertFormProps = {
  productId: string;
  slug: string;
  /** The variant; left out on product pages, where the buy box adds the field for the chosen one. */
  variantId?: string;
  error?: string | null;
};

/**
 * Asks for one e-mail when a sold-out product or variant is back. Without script, the answer is a page of its own; with
 * script, `StockAlertBehaviour` writes it into the form.
 */
export function StockAlertForm({ productId, slug, variantId, error }: StockAlertFormProps) {
  const product: Record<string, string> = { product_id: productId, slug };
  return (
    <PostForm
      id={STOCK_ALERT_FORM}
      action="/api/stock-alerts"
      hidden={variantId === undefined ? product : { ...product, variant_id: variantId }}
      className="stock-alert"
    >
      <label htmlFor={`${STOCK_ALERT_FORM}-email`}>{stockAlertTexts.label}</label>
      <input
        id={`${STOCK_ALERT_FORM}-email`}
        type="email"
        name="email"
        required
        maxLength={254}
        autoComplete="email"
        placeholder={stockAlertTexts.email}
        aria-describedby={`${STOCK_ALERT_FORM}-note`}
        aria-invalid={error ? true : undefined}
      />
      <button type="submit" className={buttonClass("outline", "px-5")}>
        {stockAlertTexts.submit}
      </button>
      <output id={`${STOCK_ALERT_FORM}-note`}>
        {error ? <span className="text-sale">{error}</span> : stockAlertTexts.privacy}
      </output>
    </PostForm>
  );
}
