import { HtmlContent } from "@/components/content/html";
import { Accordion } from "@/components/ui/accordion";
import type { SizeChart } from "@/lib/domain/content/content";
import type { Product } from "@/lib/domain/product/product";
import { SizeChartTable } from "./size-chart-table";

type ProductDetailsProps = { product: Product; sizeChart: SizeChart | null };

/** What is to be known of the product, below the buying part: the description open, the rest folded away. */
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
        <Accordion title="Size chart">
          <SizeChartTable chart={sizeChart} />
        </Accordion>
      )}
      {product.faqs.length > 0 && (
        <Accordion title="Questions and answers">
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
