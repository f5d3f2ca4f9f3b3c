import type { StoreDetails } from "@/lib/domain/store/store";

/** What shoppers of this kind of store call the cart, in all the forms that texts need. */
export type CartWording = {
  name: string;
  title: string;
  inside: string;
  to: string;
  from: string;
  add: string;
  /** The label of the button that starts the checkout. */
  checkout: string;
  /** The note shown below the subtotal. */
  subtotalNote: string;
  emptyNote: string;
  full: string;
  /** The label of the note to the shop. */
  note: string;
  /** What the cart is called once it has been submitted. */
  sent: string;
};

const CART: CartWording = {
  name: "bag",
  title: "Bag",
  inside: "in your bag",
  to: "to your bag",
  from: "from your bag",
  add: "Add to bag",
  checkout: "Checkout",
  subtotalNote: "Taxes included. Shipping is added at checkout.",
  emptyNote: "Items you add will appear here.",
  full: "Your bag is full (100 different items). Remove one to add another.",
  note: "Order note",
  sent: "order",
};

const QUOTE_LIST: CartWording = {
  name: "quote list",
  title: "Quote list",
  inside: "on your quote list",
  to: "to your quote list",
  from: "from your quote list",
  add: "Add to quote list",
  checkout: "Get quote",
  subtotalNote: "These are list prices. We will e-mail you our prices, and you pay nothing until you approve them.",
  emptyNote: "Add the items you need, and we will e-mail you our prices.",
  full: "Your quote list is full (100 different items). Remove one to add another.",
  note: "Note to the shop",
  sent: "request",
};

/** A store for enquiries has no cart, so it shows none of these texts. */
export function cartWording(subType: StoreDetails["subType"]): CartWording {
  return subType === "quot" ? QUOTE_LIST : CART;
}

/** The words with a capital first letter, for the beginning of a sentence. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
