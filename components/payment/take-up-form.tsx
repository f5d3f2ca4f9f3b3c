import { PostForm } from "@/components/form/post-form";
import { Button } from "@/components/ui/button";
import { takeUpTexts } from "./texts";

type TakeUpFormProps = {
  orderId: string;
  /** The key from a guest's link to the order; null for a signed-in customer. */
  orderKey: string | null;
  /** Until when the order can be paid, as text. */
  until: string;
};

/** Leads to the payment of an order whose payment was not finished, without script too. */
export function TakeUpForm({ orderId, orderKey, until }: TakeUpFormProps) {
  const query = orderKey === null ? "" : `?${new URLSearchParams({ key: orderKey })}`;
  return (
    <PostForm
      action={`/api/orders/${encodeURIComponent(orderId)}/take-up${query}`}
      hidden={{ order_id: orderId, ...(orderKey !== null && { key: orderKey }) }}
      className="grid max-w-xl justify-items-start gap-4"
    >
      <p className="text-muted">{takeUpTexts.note(until)}</p>
      <Button type="submit">{takeUpTexts.submit}</Button>
    </PostForm>
  );
}
