import { buttonClass } from "@/components/ui/button";
import { COMPARE_PATH, COMPARED_FIELD } from "@/lib/domain/product/comparison";
import type { ProductCard } from "@/lib/domain/product/product";
import { withBasePath } from "@/lib/domain/site/base-path";
import { compareTexts } from "./texts";

type CompareChoiceFormProps = {
  products: readonly Pick<ProductCard, "slug" | "name" | "summary">[];
  /** The slugs that are chosen already. */
  chosen: readonly string[];
};

/** Products with a box to tick, in a form that opens the page with those that are ticked. It needs no script. */
export function CompareChoiceForm({ products, chosen }: CompareChoiceFormProps) {
  return (
    <form action={withBasePath(COMPARE_PATH)} className="mt-6 max-w-3xl">
      <fieldset>
        <legend className="text-muted">{compareTexts.choose}</legend>
        <div className="mt-3 grid gap-x-8 sm:grid-cols-2">
          {products.map(({ slug, name, summary }) => (
            <label key={slug} className="flex min-h-14 items-center gap-3 border-b border-line py-2">
              <input
                type="checkbox"
                name={COMPARED_FIELD}
                value={slug}
                defaultChecked={chosen.includes(slug)}
                className="size-5 shrink-0 accent-ink"
              />
              <span>
                {name}
                {summary && <span className="block text-[0.8125rem] text-muted">{summary}</span>}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <button type="submit" className={buttonClass("solid", "mt-6")}>
        {compareTexts.submit}
      </button>
    </form>
  );
}
