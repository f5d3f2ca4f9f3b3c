import { Fragment } from "react";
import { FieldFrame, fieldAria, INPUT_CLASS } from "@/components/form/field-frame";
import { PostForm } from "@/components/form/post-form";
import { SelectField } from "@/components/form/select-field";
import { ACCEPTED_PICTURES } from "@/components/personalization/accepted-pictures";
import { buttonClass } from "@/components/ui/button";
import { LongDate } from "@/components/ui/long-date";
import { formatMoney } from "@/lib/domain/currency/money";
import { showOrderAmount } from "@/lib/domain/order/display";
import type { Order } from "@/lib/domain/order/order";
import { RETURN_EXCHANGE_FIELD, RETURN_PICTURE_FIELD, RETURN_QUANTITY_FIELD } from "@/lib/domain/order/pages";
import { quantityText } from "@/lib/domain/product/unit";
import { differenceText } from "@/lib/domain/return/difference-text";
import {
  exchangeDifference,
  exchangeVariants,
  type ReturnExchange,
  type SoldVariant,
} from "@/lib/domain/return/exchange";
import { type OrderReturn, quantitiesToReturn, type ReturnableItem, returnableItems } from "@/lib/domain/return/return";
import { returnRulesOf } from "@/lib/domain/return/rules";
import type { ReturnTerms } from "@/lib/domain/return/terms";
import type { StoreDetails } from "@/lib/domain/store/store";
import { returnStateText, returnTexts } from "./texts";

type OrderReturnsProps = {
  store: Pick<StoreDetails, "setting" | "features" | "timeZone">;
  order: Order;
  returns: readonly OrderReturn[];
  /** The variants that are sold now of the products in the order. */
  variants: readonly SoldVariant[];
  /** The key from a guest's link to the order; null for a signed-in customer. */
  orderKey: string | null;
  now: Date;
};

/** Whether the page of an order has something to say about returns. */
export function hasReturns({ store, order, returns, now }: Omit<OrderReturnsProps, "orderKey" | "variants">): boolean {
  return returns.length > 0 || returnableItems(order, returns, returnRulesOf(store), now).length > 0;
}

/** The returns of an order, with their states, and a form for what can still be returned. */
export function OrderReturns({ store, order, returns, variants, orderKey, now }: OrderReturnsProps) {
  const rules = returnRulesOf(store);
  const items = returnableItems(order, returns, rules, now);
  return (
    <div className="grid gap-8">
      {returns.length > 0 && (
        <ul className="grid gap-8">
          {returns.map((returned) => (
            <li key={returned.id} className="min-w-0">
              <ReturnState order={order} returned={returned} timeZone={store.timeZone} />
            </li>
          ))}
        </ul>
      )}
      {items.length > 0 && (
        <ReturnForm order={order} items={items} variants={variants} terms={rules.terms} orderKey={orderKey} />
      )}
    </div>
  );
}

type ReturnStateProps = { order: Order; returned: OrderReturn; timeZone: string };

function ReturnState({ order, returned, timeZone }: ReturnStateProps) {
  const { answer, askedAt, decidedAt, receivedAt, items, refundId } = returned;
  const refund = order.refunds.find(({ id }) => id === refundId);
  const steps = [
    { text: returnTexts.asked, at: askedAt },
    { text: returned.status === "refused" ? returnTexts.refused : returnTexts.approved, at: decidedAt },
    { text: returnTexts.arrived, at: receivedAt },
  ];
  return (
    <>
      <p className="font-medium">{returnStateText(returned, refund?.status ?? null)}</p>
      <ul className="mt-1 text-sm text-muted">
        {items.map(({ position, quantity, exchange }) => {
          const item = order.items.find((candidate) => candidate.position === position);
          return (
            item && (
              <li key={position} className="break-words">
                {[item.name, ...item.options, quantityText(quantity, item.unit)].join(" · ")}
                {exchange && <span className="block">{returnTexts.exchangedFor(variantText(order, exchange))}</span>}
              </li>
            )
          );
        })}
      </ul>
      <ol className="mt-2 text-sm text-muted">
        {steps.map(
          ({ text, at }) =>
            at && (
              <li key={text}>
                {`${text}: `}
                <LongDate date={at} timeZone={timeZone} />
              </li>
            ),
        )}
      </ol>
      {returned.exchangeOrder && (
        <p className="mt-2 text-sm">{returnTexts.exchangeOrder(returned.exchangeOrder.number)}</p>
      )}
      {returned.pictureId !== null && <p className="mt-2 text-sm text-muted">{returnTexts.hasPicture}</p>}
      {answer && <p className="mt-2 break-words text-sm">{returnTexts.answer(answer)}</p>}
    </>
  );
}

/** "M · ₹200 more" */
function variantText(order: Order, { options, difference }: Pick<ReturnExchange, "options" | "difference">): string {
  const { currency } = order;
  const amount = formatMoney(showOrderAmount(Math.abs(difference), currency), currency.code);
  return [options.join(", "), differenceText(difference, amount)].join(" · ");
}

type ReturnFormProps = {
  order: Order;
  items: readonly ReturnableItem[];
  variants: readonly SoldVariant[];
  terms: ReturnTerms;
  orderKey: string | null;
};

function ReturnForm({ order, items, variants, terms, orderKey }: ReturnFormProps) {
  const [noteId, pictureId] = ["return-note", "return-picture"];
  const query = orderKey === null ? "" : `?${new URLSearchParams({ key: orderKey })}`;
  return (
    <details>
      <summary className="link-underline inline-block py-2.5 hover:text-accent">{returnTexts.open}</summary>
      <PostForm
        action={`/api/orders/${encodeURIComponent(order.id)}/returns${query}`}
        hidden={{ order_id: order.id, ...(orderKey !== null && { key: orderKey }) }}
        encType="multipart/form-data"
        className="mt-4 grid max-w-xl gap-5"
      >
        <fieldset className="grid min-w-0 gap-4">
          <legend className="mb-3 text-sm font-medium">{returnTexts.items}</legend>
          {items.map((each) => (
            <Fragment key={each.item.position}>
              <SelectField
                name={`${RETURN_QUANTITY_FIELD}${each.item.position}`}
                label={[each.item.name, ...each.item.options].join(", ")}
                defaultValue="0"
              >
                <option value="0">{returnTexts.keep}</option>
                {quantitiesToReturn(each).map((quantity) => (
                  <option key={quantity} value={quantity / 100}>
                    {quantityText(quantity, each.item.unit)}
                  </option>
                ))}
              </SelectField>
              {terms.offersExchange && <ExchangeField order={order} returnable={each} variants={variants} />}
            </Fragment>
          ))}
        </fieldset>
        <SelectField name="reason" label={returnTexts.reason} required>
          {terms.reasons.map((reason) => (
            <option key={reason} value={reason}>
              {reason}
            </option>
          ))}
        </SelectField>
        <FieldFrame id={noteId} label={returnTexts.note} isOptional error={null}>
          <textarea
            {...fieldAria(noteId, null)}
            name="note"
            rows={3}
            maxLength={1_000}
            className={`${INPUT_CLASS} h-auto py-3`}
          />
        </FieldFrame>
        <FieldFrame id={pictureId} label={returnTexts.picture} hint={returnTexts.pictureHint} isOptional error={null}>
          <input
            {...fieldAria(pictureId, null)}
            type="file"
            name={RETURN_PICTURE_FIELD}
            accept={ACCEPTED_PICTURES}
            className="personal-file"
          />
        </FieldFrame>
        {terms.offersGiftCard && (
          <SelectField name="wish" label={returnTexts.wish}>
            <option value="refund">{returnTexts.wishes.refund}</option>
            <option value="gift_card">{returnTexts.wishes.gift_card}</option>
          </SelectField>
        )}
        <div>
          <button type="submit" className={buttonClass("outline")}>
            {returnTexts.submit}
          </button>
          <p className="mt-3 text-sm text-muted">{returnTexts.noteBelow[terms.paidBy]}</p>
        </div>
      </PostForm>
    </details>
  );
}

type ExchangeFieldProps = { order: Order; returnable: ReturnableItem; variants: readonly SoldVariant[] };

/** What the item can be exchanged for. The differences are those of the smallest quantity that can come back. */
function ExchangeField({ order, returnable, variants }: ExchangeFieldProps) {
  const { item } = returnable;
  const quantities = quantitiesToReturn(returnable);
  const [quantity = item.quantity] = quantities;
  const priceText = (wanted: SoldVariant) => {
    const difference = exchangeDifference(item, quantity, { wanted, variants }, order.currency);
    const text = variantText(order, { options: wanted.options, difference });
    return quantities.length > 1 && difference !== 0 ? returnTexts.perPiece(text) : text;
  };
  const choices = exchangeVariants(item, quantity, variants);
  if (choices.length === 0) return null;
  return (
    <SelectField
      name={`${RETURN_EXCHANGE_FIELD}${item.position}`}
      label={returnTexts.exchange(item.name)}
      hint={returnTexts.exchangeHint}
      defaultValue=""
    >
      <option value="">{returnTexts.noExchange}</option>
      {choices.map((wanted) => (
        <option key={wanted.variantId} value={wanted.variantId}>
          {priceText(wanted)}
        </option>
      ))}
    </SelectField>
  );
}
