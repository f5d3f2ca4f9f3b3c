import { formatMoney } from "@/lib/domain/currency/money";
import { asksForDisclosures } from "@/lib/domain/product/disclosures";
import type { Product } from "@/lib/domain/product/product";
import type { StoreDetails } from "@/lib/domain/store/store";
import { disclosureTexts } from "./texts";

/**
 * What a shop in India has to say about a product, as facts of its page; empty in other shops. The MRP is printed on the
 * pack, so it stays in the base currency.
 */
export function disclosureFacts({ disclosures }: Product, store: StoreDetails): { name: string; value: string }[] {
  if (!asksForDisclosures(store)) return [];
  const { countryOfOrigin, maker, importer, netQuantity, mrp } = disclosures;
  const showsMrp = mrp > 0 && !store.setting.hidesPrices;
  return [
    { name: disclosureTexts.mrp, value: showsMrp ? disclosureTexts.taxesIn(formatMoney(mrp, store.baseCurrency)) : "" },
    { name: disclosureTexts.netQuantity, value: netQuantity },
    { name: disclosureTexts.countryOfOrigin, value: countryOfOrigin },
    { name: disclosureTexts.maker, value: maker },
    { name: disclosureTexts.importer, value: importer },
  ].filter(({ value }) => value !== "");
}
