import type { StoreDetails } from "@/lib/domain/store/store";

/** The words for the cart in one kind of store, in all the forms that texts need. */
export type CartWording = {
  name: string;
  title: string;
  inside: string;
  to: string;
  from: string;
  add: string;
  /** The label of the checkout button. */
  checkout: string;
  /** The text below the subtotal that explains what the subtotal includes. */
  subtotalNote: string;
  emptyNote: string;
  full: string;
  /** The label of the field for the shopper's note to the shop. */
  note: string;
  /** What shoppers call what they send at the end of the checkout, such as "order" or "request". */
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

/** The wording for a store's kind. Enquiry stores have no cart and never show these texts. */
export function cartWording(subType: StoreDetails["subType"]): CartWording {
  return subType === "quot" ? QUOTE_LIST : CART;
}

/** Makes the first letter a capital, because the words may begin a sentence. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
