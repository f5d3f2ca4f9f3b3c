import { formatMoney } from "@/lib/domain/currency/money";
import { asksForDisclosures } from "@/lib/domain/product/disclosures";
import type { Product } from "@/lib/domain/product/product";
import type { StoreDetails } from "@/lib/domain/store/store";
import { disclosureTexts } from "./texts";

/** What a shop in India has to say about packed goods. The MRP is printed on the pack, so it stays in the base currency. */
export function ProductDisclosures({ product, store }: { product: Product; store: StoreDetails }) {
  if (!asksForDisclosures(store)) return null;
  const { countryOfOrigin, maker, importer, netQuantity, mrp } = product.disclosures;
  const price = formatMoney(mrp, store.baseCurrency);
  const facts = [
    { name: disclosureTexts.mrp, value: mrp > 0 && !store.setting.hidesPrices ? disclosureTexts.taxesIn(price) : "" },
    { name: disclosureTexts.netQuantity, value: netQuantity },
    { name: disclosureTexts.countryOfOrigin, value: countryOfOrigin },
    { name: disclosureTexts.maker, value: maker },
    { name: disclosureTexts.importer, value: importer },
  ].filter(({ value }) => value !== "");
  if (facts.length === 0) return null;
  return (
    <section className="mt-6 border-t border-line pt-5">
      <h2 className="text-sm font-medium">{disclosureTexts.heading}</h2>
      <dl className="mt-3 grid gap-x-6 gap-y-1 text-[0.8125rem] text-muted sm:grid-cols-[auto_1fr]">
        {facts.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt>{name}</dt>
            <dd className="min-w-0 break-words text-ink">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
