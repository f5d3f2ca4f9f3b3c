import "server-only";
import { addAddress } from "@/lib/data/address";
import { lockExistingCart, updateCart } from "@/lib/data/cart/carts";
import { findCheckout, lockCheckout, updateCheckout } from "@/lib/data/checkout/checkouts";
import { type Database, getDatabase } from "@/lib/database/connection";
import { cartOwner } from "@/lib/domain/cart/cart";
import type { CheckoutChange } from "@/lib/domain/checkout/change";
import { type Checkout, isOrdered, type PricedCheckout } from "@/lib/domain/checkout/checkout";
import { readGiftCardCode } from "@/lib/domain/gift-card/code";
import { fail, ok, type Result } from "@/lib/domain/result";
import { clock } from "@/lib/server/clock";
import type { TooManyAttempts } from "@/lib/workflows/authentication/admission";
import { admitCodes } from "./admit-codes";
import { type ChoiceRefusal, choiceRefusal } from "./choice-refusal";
import { type AddressChoiceRefusal, chooseAddress } from "./choose-address";
import { priceCheckout } from "./price";
import { type CheckoutEditor, mayCheckOut } from "./read";
import { readCollector } from "./read-collector";
import { type CheckoutContext, readCheckoutContext } from "./read-context";

export type ChangeRefusal =
  | ChoiceRefusal
  | AddressChoiceRefusal
  | "sign_in_needed"
  | "checkout_unknown"
  | "checkout_ordered"
  | "addresses_full"
  | "currency_unknown";

/** Changes a checkout, completely or not at all, and returns it with its new prices and refusals. */
export async function changeCheckout(
  editor: CheckoutEditor,
  checkoutId: string,
  change: CheckoutChange,
): Promise<Result<PricedCheckout, ChangeRefusal> | TooManyAttempts> {
  const { store, visitor } = editor;
  if (!mayCheckOut(editor)) return fail("sign_in_needed");
  const owner = cartOwner(visitor);
  const present = await findCheckout(store.id, owner, checkoutId);
  if (!present) return fail("checkout_unknown");
  if (change.currencyCode !== undefined && !store.currencies.some(({ code }) => code === change.currencyCode))
    return fail("currency_unknown", "currency");
  const refused = await admitNewCodes(editor, present, change);
  if (refused) return refused;

  const context = await readCheckoutContext(store, visitor);
  const chosen = await chosenFields(context, change);
  if (!chosen.ok) return chosen;
  return getDatabase().transaction(async (database) => {
    const locked = await lockCheckout(store.id, owner, checkoutId, database);
    if (!locked) return fail("checkout_unknown");
    if (isOrdered(locked)) return fail("checkout_ordered");
    // If the shopper changes from pickup to delivery or back, the chosen slot is removed, because slots are for one of
    // them only.
    const isOtherKind = change.kind !== undefined && change.kind !== locked.kind;
    const changed = { ...locked, ...(isOtherKind && { slot: null }), ...chosen.value };
    const priced = await priceCheckout(context, changed, database);
    const refusal = choiceRefusal(change, priced);
    if (refusal) return refusal;
    const saved = await saveToAddressBook(editor, change, changed, database);
    if (!saved.ok) return fail(saved.code, "save_address");
    await updateCheckout(store.id, changed, clock.now(), database);
    if (!changed.item) await saveToCart(editor, change, database);
    return ok(priced);
  });
}

/**
 * The fields of the checkout that the request changes. An address is either read from the address book or typed, and
 * then checked.
 */
async function chosenFields(
  context: CheckoutContext,
  { shippingAddress, billingAddress, collector, giftCardCodes, ...plain }: CheckoutChange,
): Promise<Result<Partial<Checkout>, AddressChoiceRefusal>> {
  const billing = billingAddress ? await chooseAddress(context, billingAddress, "billing_address") : ok(billingAddress);
  if (!billing.ok) return billing;
  const shipping = shippingAddress && (await chooseAddress(context, shippingAddress, "shipping_address"));
  if (shipping && !shipping.ok) return shipping;
  const collected = collector && readCollector(collector);
  if (collected && !collected.ok) return collected;
  return ok({
    ...defined(plain),
    ...(giftCardCodes && { giftCardCodes: giftCardCodes.map(readCode) }),
    ...(shipping && { shippingAddress: shipping.value }),
    ...(collected && { collector: collected.value }),
    ...(billing.value !== undefined && { billingAddress: billing.value }),
  });
}

/**
 * Saves a new address in the customer's address book, if the shopper has asked for that. Guests have no address book.
 */
async function saveToAddressBook(
  { store, visitor }: CheckoutEditor,
  { shippingAddress: choice }: CheckoutChange,
  { shippingAddress }: Checkout,
  database: Database,
): Promise<Result<unknown, "addresses_full">> {
  const isRequested = choice && "typed" in choice && choice.isSavedToBook;
  if (!isRequested || !shippingAddress || visitor.kind !== "customer") return ok(null);
  return addAddress(store.id, visitor.customerId, shippingAddress, database);
}

/** Keeps in the cart what the shopper says in its checkout, so that both show the same. */
async function saveToCart(
  { store, visitor }: CheckoutEditor,
  { note, isGiftWrapped, offerCode, giftMessage, hidesPrices }: CheckoutChange,
  database: Database,
): Promise<void> {
  const changed = defined({ note, isGiftWrapped, offerCode, giftMessage, hidesPrices });
  if (Object.keys(changed).length === 0) return;
  const cart = await lockExistingCart(store.id, cartOwner(visitor), database);
  if (cart) await updateCart(store.id, cart.id, changed, database);
}

type Defined<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

/** Leaves out undefined fields. They are not part of the change, and would overwrite what the shopper chose before. */
function defined<Fields extends object>(fields: Fields): Defined<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<Fields>;
}

/**
 * A gift card code in its usual spelling. A text that cannot be a code is returned as it was typed; it matches no card.
 */
function readCode(typed: string): string {
  return readGiftCardCode(typed) ?? typed.toUpperCase();
}

async function admitNewCodes(
  editor: CheckoutEditor,
  present: Checkout,
  { offerCode, giftCardCodes = [] }: CheckoutChange,
): Promise<TooManyAttempts | null> {
  const newCards = giftCardCodes.map(readCode).filter((code) => !present.giftCardCodes.includes(code));
  const isNewOffer = offerCode !== undefined && offerCode !== "" && offerCode !== present.offerCode;
  return (
    (await admitCodes(editor, "giftCard", newCards.length)) ?? (await admitCodes(editor, "offer", isNewOffer ? 1 : 0))
  );
}
