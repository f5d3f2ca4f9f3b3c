import type { GiftCardState } from "@/lib/domain/gift-card/use";

export const giftCardFormTexts = {
  title: "Gift card",
  remove: "Remove",
  /** Completes the label "Remove" for screen readers. */
  removeWhich: (code: string) => ` the gift card ${code}`,
  label: (isFirst: boolean) => (isFirst ? "Gift card code" : "Another gift card code"),
  hint: "As printed on the card: XXXX-XXXX-XXXX",
} as const;

type Balance = { left: string; ending: string; expiresOn: string | null; isForOneOrder: boolean };

export const giftCardCheckTexts = {
  heading: "Check a gift card",
  label: "Gift card code",
  hint: "As printed on the card: XXXX-XXXX-XXXX",
  submit: "Check balance",
  balance: ({ left, ending, expiresOn, isForOneOrder }: Balance) =>
    `${left} left on the gift card ending in ${ending}${expiresOn ? `, valid until ${expiresOn}` : ""}.${isForOneOrder ? " You can use it for one order." : ""}`,
} as const;

export const giftCardListTexts = {
  title: "Gift cards",
  empty: "You have not used a gift card yet. After you use one at checkout, its balance will appear here.",
  heading: (ending: string) => `Card ending in ${ending}`,
  left: (amount: string) => `${amount} left`,
  states: { empty: "Used up", expired: "Expired", inactive: "No longer active" } satisfies Record<
    Exclude<GiftCardState, "good">,
    string
  >,
  forOneOrder: "for one order, ",
  /** The text before the amount of the card. */
  worth: "worth ",
  /** The text before the date until which the card is valid. */
  until: ", valid until ",
  order: (number: string) => `Order ${number}`,
  returned: (amount: string) => `${amount}, refunded to this card`,
} as const;
