import { useContext } from "react";
import { useCall } from "@/lib/browser/desk/use-call";
import type { CustomersAnswer } from "@/lib/contracts/customer/owner-calls";
import type { StoreOrdersAnswer } from "@/lib/contracts/order/owner-calls";
import type { ProductsAnswer } from "@/lib/contracts/product/desk-calls";
import type { StockAnswer } from "@/lib/contracts/product/stock-calls";
import { ORDER_STATUS_NAMES } from "../order/texts";
import { RightsContext } from "../rights";
import { paletteTexts } from "./texts";

export type PaletteEntry = { name: string; about?: string; href: `/desk${string}` };
type Group = { name: string; entries: readonly PaletteEntry[] };

const MAX_SHOWN = 5;
const LEAST_LETTERS = 2;

/** What the store has by these words, as far as the caller may see it. */
export function useFound(sought: string): Group[] {
  const rights = useContext(RightsContext);
  const query = new URLSearchParams({ q: sought });
  const isEnough = sought.length >= LEAST_LETTERS;
  const asks = (right: (typeof rights)[number]) => isEnough && rights.includes(right);
  const orders = useCall<StoreOrdersAnswer>(
    asks("orders.read") ? `/api/owner/orders?${query}&limit=${MAX_SHOWN}` : null,
  );
  const customers = useCall<CustomersAnswer>(asks("customers.read") ? `/api/owner/customers?${query}` : null);
  const products = useCall<ProductsAnswer>(asks("products.read") ? `/api/owner/products?${query}` : null);
  const stock = useCall<StockAnswer>(asks("products.read") ? `/api/owner/stock?${query}` : null);
  if (!isEnough) return [];
  return [
    {
      name: paletteTexts.orders,
      entries: (orders.data?.list ?? []).map(({ order_number, customer_name, order_status }) => ({
        name: order_number,
        about: [customer_name, ORDER_STATUS_NAMES[order_status]].filter(Boolean).join(", "),
        href: `/desk/orders/${encodeURIComponent(order_number)}` as const,
      })),
    },
    {
      name: paletteTexts.customers,
      entries: (customers.data?.list ?? []).slice(0, MAX_SHOWN).map(({ _id, name, email, mobile }) => ({
        name,
        about: email || mobile,
        href: `/desk/customers/${_id}` as const,
      })),
    },
    {
      name: paletteTexts.products,
      entries: (products.data?.list ?? []).slice(0, MAX_SHOWN).map(({ _id, name, sku }) => ({
        name,
        about: sku,
        href: `/desk/products/${_id}` as const,
      })),
    },
    {
      name: paletteTexts.stock,
      entries: (stock.data?.list ?? [])
        .filter(({ sku }) => sku)
        .slice(0, MAX_SHOWN)
        .map(({ sku, name, options }) => ({
          name: [name, ...options].join(", "),
          about: sku,
          href: `/desk/stock/${encodeURIComponent(sku)}` as const,
        })),
    },
  ];
}
