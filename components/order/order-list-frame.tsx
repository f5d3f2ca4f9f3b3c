import type { ReactNode } from "react";
import { buttonClass } from "@/components/ui/button";
import { INPUT_CLASS } from "@/components/ui/field-frame";
import { ACCOUNT_PAGES } from "@/lib/domain/account-pages";
import { ORDER_TYPES, type OrderType } from "@/lib/domain/order-list";
import { TYPE_NAMES } from "./order-texts";

type OrderListFrameProps = { type: OrderType; search: string; children: ReactNode };

/** The lists of orders side by side, each with its own address, and a field to search the one that is open. */
export function OrderListFrame({ type, search, children }: OrderListFrameProps) {
  return (
    <>
      <nav aria-label="Kinds of orders" className="border-b border-line">
        <ul className="-mb-px flex gap-6">
          {ORDER_TYPES.map((each) => (
            <li key={each}>
              <a
                href={orderListPath({ type: each })}
                aria-current={each === type ? "page" : undefined}
                className="block border-b-2 border-transparent py-3 text-muted hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
              >
                {TYPE_NAMES[each]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is not known to all browsers that we serve. */}
      <form role="search" action={ACCOUNT_PAGES.orders} className="mt-6 flex max-w-xl gap-3">
        <input type="hidden" name="type" value={type} />
        <input
          type="search"
          name="q"
          defaultValue={search}
          maxLength={100}
          aria-label="Search these orders"
          placeholder="Number, or what was in it"
          className={INPUT_CLASS}
        />
        <button type="submit" className={buttonClass("quiet")}>
          Search
        </button>
      </form>
      <div className="mt-6">{children}</div>
    </>
  );
}

type Place = { type: OrderType; search?: string; page?: number };

/** The address of a list; what is usual is left out of it. */
export function orderListPath({ type, search = "", page = 1 }: Place): string {
  const query = new URLSearchParams({
    ...(type !== "live" && { type }),
    ...(search && { q: search }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query ? `${ACCOUNT_PAGES.orders}?${query}` : ACCOUNT_PAGES.orders;
}
