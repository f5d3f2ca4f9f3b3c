import type { ReactNode } from "react";
import { ListFrame, listPath } from "@/components/customer/list-frame";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { ORDER_TYPES, type OrderType } from "@/lib/domain/order/list";
import { orderListTexts } from "./texts";

type OrderListFrameProps = { type: OrderType; search: string; children: ReactNode };

/** The layout of the customer's order lists: one tab for each type of order, with a search field. */
export function OrderListFrame({ type, search, children }: OrderListFrameProps) {
  const kinds = ORDER_TYPES.map((orderType) => ({
    type: orderType,
    name: orderListTexts.types[orderType],
    href: orderListPath({ type: orderType }),
  }));
  return (
    <ListFrame labels={orderListTexts.labels} kinds={kinds} type={type} search={search} path={ACCOUNT_PAGES.orders}>
      {children}
    </ListFrame>
  );
}

export function orderListPath(list: { type: OrderType; search?: string; page?: number }): string {
  return listPath(ACCOUNT_PAGES.orders, list);
}
