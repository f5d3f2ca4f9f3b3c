import { formatMoney } from "@/lib/domain/currency/money";
import { asksForDisclosures } from "@/lib/domain/product/disclosures";
import type { Product } from "@/lib/domain/product/product";
import type { StoreDetails } from "@/lib/domain/store/store";
import { disclosureTexts } from "./texts";

/**
 * What a shop in India has to say about a product, as facts of its page; empty in other shops. The MRP is printed on the
 * pack, so it stays in the base currency.
 */
export function disclosureFacts(
  { disclosures, priceVaries }: Product,
  store: StoreDetails,
): { name: string; value: string }[] {
  if (!asksForDisclosures(store)) return [];
  const { countryOfOrigin, maker, importer, netQuantity, mrp } = disclosures;
  const showsMrp = mrp > 0 && !store.setting.hidesPrices;
  // One is recorded per product; where sizes differ in price, it is that of the dearest.
  const mrpText = priceVaries ? disclosureTexts.upTo : disclosureTexts.taxesIn;
  return [
    { name: disclosureTexts.mrp, value: showsMrp ? mrpText(formatMoney(mrp, store.baseCurrency)) : "" },
    { name: disclosureTexts.netQuantity, value: netQuantity },
    { name: disclosureTexts.countryOfOrigin, value: countryOfOrigin },
    { name: disclosureTexts.maker, value: maker },
    { name: disclosureTexts.importer, value: importer },
  ].filter(({ value }) => value !== "");
}
