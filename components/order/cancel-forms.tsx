import { FieldFrame, fieldAria, INPUT_CLASS } from "@/components/form/field-frame";
import { PostForm } from "@/components/form/post-form";
import { SelectField } from "@/components/form/select-field";
import { buttonClass } from "@/components/ui/button";
import { CANCEL_REASON_TEXTS } from "@/lib/domain/order/cancellation-reasons";
import { CANCEL_REASONS, canAskToCancel } from "@/lib/domain/order/list";
import type { Order } from "@/lib/domain/order/order";
import { canWithdraw } from "@/lib/domain/order/withdraw";
import { cancelTexts } from "./texts";
import { WithdrawForm } from "./withdraw-form";

type CancelFormProps = {
  order: Order;
  /** The key from a guest's link to the order; null for a signed-in customer. */
  orderKey: string | null;
  /** True after a refusal, so that the shopper can correct the form. */
  isOpen: boolean;
};

/** What a shopper can do about an order that they no longer want, or not whole. Nothing once it has left. */
export function CancelForms(props: CancelFormProps) {
  const { order, orderKey } = props;
  const isUnpaid = canWithdraw(order);
  return (
    <>
      {isUnpaid && <WithdrawForm order={order} orderKey={orderKey} />}
      {!(isUnpaid && order.items.length === 1) && <CancelForm {...props} />}
    </>
  );
}

/**
 * Asks the owner to cancel some items. They are not cancelled immediately, because they may already be cut or packed;
 * only an order that is not paid is, if all of it is asked for.
 */
function CancelForm({ order, orderKey, isOpen }: CancelFormProps) {
  const items = order.items.filter((item) => canAskToCancel(order, item));
  if (items.length === 0) return null;
  const textId = "cancel-text";
  const query = orderKey === null ? "" : `?${new URLSearchParams({ key: orderKey })}`;
  return (
    <details open={isOpen} className="group">
      <summary className="link-underline inline-block py-2.5 hover:text-accent">{cancelTexts.open}</summary>
      <PostForm
        action={`/api/orders/${encodeURIComponent(order.id)}${query}`}
        method="PATCH"
        hidden={{ order_id: order.id, ...(orderKey !== null && { key: orderKey }) }}
        className="mt-4 grid max-w-xl gap-5"
      >
        <fieldset>
          <legend className="text-sm font-medium">{cancelTexts.items}</legend>
          {items.map(({ position, name, options }) => (
            <label key={position} className="mt-1 flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                name="items"
                value={position}
                defaultChecked={items.length === 1}
                className="size-5 shrink-0 accent-ink"
              />
              <span className="min-w-0 break-words">{[name, ...options].join(", ")}</span>
            </label>
          ))}
        </fieldset>
        <SelectField name="cancel_info.title" label={cancelTexts.reason} required>
          {CANCEL_REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {CANCEL_REASON_TEXTS[reason].chosen}
            </option>
          ))}
        </SelectField>
        <FieldFrame id={textId} label={cancelTexts.details} isOptional error={null}>
          <textarea
            {...fieldAria(textId, null)}
            name="cancel_info.description"
            rows={3}
            maxLength={1_000}
            className={`${INPUT_CLASS} h-auto py-3`}
          />
        </FieldFrame>
        <div>
          <button type="submit" className={buttonClass("outline")}>
            {cancelTexts.submit}
          </button>
          <p className="mt-3 text-sm text-muted">{canWithdraw(order) ? cancelTexts.unpaidNote : cancelTexts.note}</p>
        </div>
      </PostForm>
    </details>
  );
}
