import { LongDate } from "@/components/ui/long-date";
import { Thumbnail } from "@/components/ui/thumbnail";
import { accountOrderPath } from "@/lib/domain/account-pages";
import { formatMoney } from "@/lib/domain/money";
import type { Order } from "@/lib/domain/order";
import { showOrderAmount } from "@/lib/domain/show-order";
import { statusText } from "./order-texts";

/** Pictures beside an order; more would not tell more. */
const MOST_PICTURES = 4;

export function OrderList({ storeId, orders }: { storeId: string; orders: readonly Order[] }) {
  return (
    <ul className="border-t border-line">
      {orders.map((order) => (
        <li key={order.id} className="relative flex flex-wrap gap-x-8 gap-y-4 border-b border-line py-6">
          <div className="min-w-0 flex-1 basis-64">
            <h2 className="font-medium">
              <a href={accountOrderPath(order.id)} className="after:absolute after:inset-0 hover:text-accent">
                Order {order.number}
              </a>
            </h2>
            <p className="mt-1 text-sm text-muted">
              <LongDate date={order.placedAt ?? order.createdAt} />
              {" · "}
              <span className="tabular">
                {formatMoney(showOrderAmount(order.finalPrice, order.currency), order.currency.code)}
              </span>
            </p>
            <p className="mt-1 text-sm">{statusText(order)}</p>
            <p className="mt-1 truncate text-sm text-muted">{order.items.map(({ name }) => name).join(", ")}</p>
          </div>
          <div className="flex gap-2">
            {order.items.slice(0, MOST_PICTURES).map(({ position, image }) => (
              <Thumbnail key={position} storeId={storeId} image={image} className="aspect-[45/53] w-14" />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
