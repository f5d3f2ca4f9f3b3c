import { ListPictures } from "@/components/customer/list-pictures";
import { LongDate } from "@/components/ui/long-date";
import { formatMoney } from "@/lib/domain/currency/money";
import { accountOrderPath } from "@/lib/domain/customer/pages";
import { showOrderAmount } from "@/lib/domain/order/display";
import type { Order } from "@/lib/domain/order/order";
import { withBasePath } from "@/lib/domain/site/base-path";
import { orderTexts, statusText } from "./texts";

type OrderListProps = { storeId: string; timeZone: string; orders: readonly Order[] };

export function OrderList({ storeId, timeZone, orders }: OrderListProps) {
  return (
    <ul className="border-t border-line">
      {orders.map((order) => (
        <li key={order.id} className="relative flex gap-x-8 border-b border-line py-6">
          <div className="min-w-0 flex-1">
            <h2 className="font-medium">
              <a
                href={withBasePath(accountOrderPath(order.id))}
                className="after:absolute after:inset-0 hover:text-accent"
              >
                {orderTexts.number(order.number)}
              </a>
            </h2>
            <p className="mt-1 text-sm text-muted">
              <LongDate date={order.placedAt ?? order.createdAt} timeZone={timeZone} />
              {" · "}
              <span className="tabular">
                {formatMoney(showOrderAmount(order.finalPrice, order.currency), order.currency.code)}
              </span>
            </p>
            <p className="mt-1 text-sm">{statusText(order)}</p>
            <p className="mt-1 truncate text-sm text-muted">{order.items.map(({ name }) => name).join(", ")}</p>
          </div>
          <ListPictures storeId={storeId} items={order.items} />
        </li>
      ))}
    </ul>
  );
}
