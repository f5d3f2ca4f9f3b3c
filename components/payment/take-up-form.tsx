import { PostForm } from "@/components/form/post-form";
import { Button } from "@/components/ui/button";
import { takeUpTexts } from "./texts";

type TakeUpFormProps = {
  orderId: string;
  /** The key from a guest's link to the order; null for a signed-in customer. */
  orderKey: string | null;
  /** What is to be paid: a payment that was not finished, or one that the shop asks for. */
  isUnfinished: boolean;
  /** Until when the order can be paid, as text; null if that has no end. */
  until: string | null;
};

/** Leads to the payment of an order through its provider, without script too. */
export function TakeUpForm({ orderId, orderKey, isUnfinished, until }: TakeUpFormProps) {
  const query = orderKey === null ? "" : `?${new URLSearchParams({ key: orderKey })}`;
  return (
    <PostForm
      action={`/api/orders/${encodeURIComponent(orderId)}/take-up${query}`}
      hidden={{ order_id: orderId, ...(orderKey !== null && { key: orderKey }) }}
      className="grid max-w-xl justify-items-start gap-4"
    >
      {isUnfinished && <p className="text-muted">{takeUpTexts.unfinished}</p>}
      {until && <p className="text-muted">{takeUpTexts.until(until)}</p>}
      <Button type="submit">{takeUpTexts.submit}</Button>
    </PostForm>
  );
}
