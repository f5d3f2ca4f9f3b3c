import { HtmlContent } from "@/components/content/html";
import { Accordion } from "@/components/ui/accordion";
import type { SizeChart } from "@/lib/domain/content/content";
import type { Product } from "@/lib/domain/product/product";
import { SIZE_CHART } from "./fragments";
import { SizeChartTable } from "./size-chart-table";
import { detailsTexts } from "./texts";

type ProductDetailsProps = { product: Product; sizeChart: SizeChart | null };

/**
 * The details below the buy box: description, footnotes, size chart and FAQs. All except the description are collapsed.
 */
export function ProductDetails({ product, sizeChart }: ProductDetailsProps) {
  return (
    <div>
      {product.description && (
        <div className="border-t border-line py-5">
          <HtmlContent html={product.description} className="prose text-muted" />
        </div>
      )}
      {product.footnotes.map(({ name, value }) => (
        <Accordion key={name} title={name}>
          <HtmlContent html={value} />
        </Accordion>
      ))}
      {sizeChart && (
        <Accordion title={detailsTexts.sizeChart}>
          {/* Browsers open the accordion when a link leads to an element in it. */}
          <div id={SIZE_CHART}>
            <SizeChartTable chart={sizeChart} />
          </div>
        </Accordion>
      )}
      {product.faqs.length > 0 && (
        <Accordion title={detailsTexts.faqs}>
          <dl className="space-y-4">
            {product.faqs.map(({ question, answer }) => (
              <div key={question}>
                <dt className="font-medium text-ink">{question}</dt>
                <dd className="mt-1">{answer}</dd>
              </div>
            ))}
          </dl>
        </Accordion>
      )}
    </div>
  );
}
