import { Money } from "@/components/currency/money";
import { CustomizationDetails } from "@/components/customization/details-dialog";
import { Thumbnail } from "@/components/media/thumbnail";
import { Written } from "@/components/personalization/written";
import { writtenParts } from "@/components/personalization/written-parts";
import type { RefreshedItem } from "@/lib/domain/cart/refresh";
import type { Bill } from "@/lib/domain/pricing/bill";
import { showBill } from "@/lib/domain/pricing/show-bill";
import { quantityText } from "@/lib/domain/product/unit";
import { checkoutRefusalText } from "./refusal-texts";
import { itemsTexts } from "./texts";

type CheckoutItemsProps = {
  storeId: string;
  items: readonly RefreshedItem[];
  bill: Bill;
  /** True if the store offers cash on delivery; items that cannot be paid that way then say so. */
  takesCash: boolean;
};

/** The items of a checkout, each with its picture, quantity, options and total. */
export function CheckoutItems({ storeId, items, bill, takesCash }: CheckoutItemsProps) {
  const { items: shown, currencyCode } = showBill(bill);
  const totals = new Map(shown.map(({ id, total }) => [id, total]));
  return (
    <ul className="grid gap-5">
      {items.map((item) => {
        const { id, sold, name, options, addon, quantity, unit, refusal } = item;
        const total = totals.get(id);
        return (
          <li key={id} className="grid grid-cols-[4rem_1fr_auto] items-start gap-x-4">
            <Thumbnail storeId={storeId} image={sold?.image ?? ""} className="aspect-[45/53] w-16" />
            <div className="min-w-0">
              <p className="break-words">{sold?.name ?? name}</p>
              <p className="mt-0.5 text-[0.8125rem] text-muted">
                {[quantityText(quantity, unit), ...options, addon?.name].filter(Boolean).join(", ")}
              </p>
              {addon?.customization && <CustomizationDetails customization={addon.customization} itemUnit={unit} />}
              <Written parts={writtenParts(item.personalization)} />
              {takesCash && sold?.allowsCashOnDelivery === false && (
                <p className="mt-1 text-[0.8125rem] text-muted">{itemsTexts.noCashOnDelivery}</p>
              )}
              {refusal && <p className="mt-1 text-[0.8125rem] text-sale">{checkoutRefusalText(refusal)}</p>}
            </div>
            <p>
              {total === undefined ? (
                <span className="text-muted">–</span>
              ) : (
                <Money shown={total} currency={currencyCode} />
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
