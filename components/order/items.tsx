import { CustomizationDetails } from "@/components/customization/details-dialog";
import { Thumbnail } from "@/components/media/thumbnail";
import { Written } from "@/components/personalization/written";
import { writtenParts } from "@/components/personalization/written-parts";
import { ShopLink } from "@/components/ui/shop-link";
import { formatMoney } from "@/lib/domain/currency/money";
import { showOrder } from "@/lib/domain/order/display";
import type { Order } from "@/lib/domain/order/order";
import { productPath } from "@/lib/domain/product/path";
import { quantityText } from "@/lib/domain/product/unit";
import { ITEM_STATUS_TEXTS, orderTexts } from "./texts";

type OrderItemsProps = {
  storeId: string;
  order: Order;
  /** The positions of the items that could not be put into the cart when the customer pressed "order again". */
  leftOut?: readonly number[];
};

export function OrderItems({ storeId, order, leftOut = [] }: OrderItemsProps) {
  const shown = new Map(showOrder(order).items.map((item) => [item.position, item.total]));
  return (
    <ul className="border-t border-line">
      {order.items.map((item) => (
        <li key={item.position} className="flex gap-4 border-b border-line py-4">
          <Thumbnail storeId={storeId} image={item.image} className="aspect-[45/53] w-16" />
          <div className="min-w-0 flex-1">
            <p>
              <ShopLink href={productPath(item.slug)} className="break-words hover:text-accent">
                {item.name}
              </ShopLink>
            </p>
            <p className="mt-0.5 text-sm text-muted">
              {[...item.options, item.addonName, quantityText(item.quantity, item.unit)].filter(Boolean).join(" · ")}
            </p>
            {item.customization && <CustomizationDetails customization={item.customization} itemUnit={item.unit} />}
            <Written parts={writtenParts(item.personalization)} />
            {item.status && <p className="mt-1 text-sm text-sale">{ITEM_STATUS_TEXTS[item.status]}</p>}
            {leftOut.includes(item.position) && (
              <p className="mt-1 text-sm text-sale">{orderTexts.noLongerAvailable}</p>
            )}
          </div>
          <p className="tabular shrink-0">{formatMoney(shown.get(item.position) ?? 0, order.currency.code)}</p>
        </li>
      ))}
    </ul>
  );
}
