import { PostForm } from "@/components/form/post-form";
import { buttonClass } from "@/components/ui/button";
import type { Order } from "@/lib/domain/order/order";
import { withdrawTexts } from "./texts";

type WithdrawFormProps = {
  order: Order;
  /** The key from a guest's link to the order; null for a signed-in customer. */
  orderKey: string | null;
};

/** Cancels an order that is not paid, at once. Callers show it only if `canWithdraw`. */
export function WithdrawForm({ order, orderKey }: WithdrawFormProps) {
  const query = orderKey === null ? "" : `?${new URLSearchParams({ key: orderKey })}`;
  return (
    <details>
      <summary className="link-underline inline-block py-2.5 hover:text-accent">{withdrawTexts.open}</summary>
      <PostForm
        action={`/api/orders/${encodeURIComponent(order.id)}/cancel${query}`}
        hidden={{ order_id: order.id, ...(orderKey !== null && { key: orderKey }) }}
        className="mt-4 grid max-w-xl justify-items-start gap-4"
      >
        <p className="text-muted">{withdrawTexts.note}</p>
        {order.paymentStatus === "awaited" && <p className="text-muted">{withdrawTexts.transfer}</p>}
        <button type="submit" className={buttonClass("outline")}>
          {withdrawTexts.submit}
        </button>
      </PostForm>
    </details>
  );
}
