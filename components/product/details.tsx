import { HtmlContent } from "@/components/content/html";
import { Accordion } from "@/components/ui/accordion";
import { Icon } from "@/components/ui/icon";
import type { SizeChart } from "@/lib/domain/content/content";
import { pictureSrc } from "@/lib/domain/media/sources";
import type { Product } from "@/lib/domain/product/product";
import type { StoreId } from "@/lib/domain/store/id";
import { SIZE_CHART } from "./fragments";
import { SizeChartTable } from "./size-chart-table";
import { detailsTexts, variantTexts } from "./texts";

type ProductDetailsProps = { storeId: StoreId; product: Product; sizeChart: SizeChart | null };

/**
 * The details below the buy box: highlights, description, footnotes, size chart, FAQs and files to download. Footnotes,
 * size chart and FAQs are collapsed.
 */
export function ProductDetails({ storeId, product, sizeChart }: ProductDetailsProps) {
  return (
    <div>
      {product.highlights.length > 0 && (
        <ul className="product-highlights" aria-label={detailsTexts.highlights}>
          {product.highlights.map(({ icon, text }) => (
            <li key={text}>
              <Icon name={icon} />
              {text}
            </li>
          ))}
        </ul>
      )}
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
        <Accordion title={variantTexts.sizeChart}>
          {/* Browsers open the accordion when a link leads to an element in it. */}
          <div id={SIZE_CHART}>
            <SizeChartTable storeId={storeId} chart={sizeChart} />
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
      {product.files.map(({ name, src }) => (
        <a
          key={src}
          href={pictureSrc(storeId, src)}
          download
          className="flex items-center gap-2.5 border-b border-line py-4 text-sm hover:underline"
        >
          <Icon name="download" />
          {detailsTexts.file(name, src.slice(src.lastIndexOf(".") + 1).toUpperCase())}
        </a>
      ))}
    </div>
  );
}
