import { HtmlContent } from "@/components/content/html";
import { Accordion } from "@/components/ui/accordion";
import type { Category, CategoryLink } from "@/lib/domain/catalogue/category";
import { CategoryLinks } from "./category-links";
import { categoryTexts } from "./texts";

type CategoryFooterProps = {
  storeId: string;
  category: Pick<Category, "footerContent" | "faqs">;
  relatedLinks: readonly CategoryLink[];
};

/**
 * The long text and FAQs of a category, and links to others. They are below the products so that shoppers reach the
 * products first.
 */
export function CategoryFooter({ storeId, category, relatedLinks }: CategoryFooterProps) {
  if (!category.footerContent && category.faqs.length === 0 && relatedLinks.length === 0) return null;
  return (
    <div className="mt-20 grid gap-x-16 gap-y-12 border-t border-line px-gutter pt-14 lg:grid-cols-2">
      {category.footerContent && <HtmlContent html={category.footerContent} className="prose text-muted" />}
      {category.faqs.length > 0 && (
        <section aria-label={categoryTexts.faqs}>
          <h2 className="mb-5 font-display text-display-3">{categoryTexts.faqs}</h2>
          {category.faqs.map(({ question, answer }) => (
            <Accordion key={question} title={question}>
              <p>{answer}</p>
            </Accordion>
          ))}
        </section>
      )}
      {relatedLinks.length > 0 && (
        <section aria-label={categoryTexts.related} className="lg:col-span-2">
          <h2 className="mb-4 font-display text-display-3">{categoryTexts.related}</h2>
          <CategoryLinks storeId={storeId} links={relatedLinks} label={categoryTexts.related} />
        </section>
      )}
    </div>
  );
}
