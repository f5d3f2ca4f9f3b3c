import type { ReactNode } from "react";
import { ListFrame, listPath } from "@/components/customer/list-frame";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { ORDER_TYPES, type OrderType } from "@/lib/domain/order/list";
import { TYPE_NAMES } from "./texts";

type OrderListFrameProps = { type: OrderType; search: string; children: ReactNode };

const LABELS = {
  kinds: "Kinds of orders",
  search: "Search these orders",
  placeholder: "Number, or what was in it",
};

/** The lists of an account's orders. */
export function OrderListFrame({ type, search, children }: OrderListFrameProps) {
  const kinds = ORDER_TYPES.map((each) => ({
    type: each,
    name: TYPE_NAMES[each],
    href: orderListPath({ type: each }),
  }));
  return (
    <ListFrame labels={LABELS} kinds={kinds} type={type} search={search} path={ACCOUNT_PAGES.orders}>
      {children}
    </ListFrame>
  );
}

export function orderListPath(place: { type: OrderType; search?: string; page?: number }): string {
  return listPath(ACCOUNT_PAGES.orders, place);
}
