import type { Order } from "@/lib/domain/order/order";
import { withBasePath } from "@/lib/domain/site/base-path";
import { withdrawalFormPath } from "@/lib/domain/withdrawal";
import { withdrawalTexts } from "./texts";

/** Leads from an order to the page for withdrawing from it. Nothing for an order that was never placed, or is no more. */
export function WithdrawalLink({ order: { number, status } }: { order: Pick<Order, "number" | "status"> }) {
  if (status === "pending" || status === "lapsed" || status === "cancelled") return null;
  return (
    <p>
      <a
        href={withBasePath(withdrawalFormPath(number))}
        className="link-underline inline-block py-2.5 hover:text-accent"
      >
        {withdrawalTexts.link}
      </a>
    </p>
  );
}
