import type { StoreDetails } from "@/lib/domain/store/store";

/** How the shop speaks of what its shoppers put together. */
export type CartWording = {
  name: string;
  title: string;
  inside: string;
  into: string;
  outOf: string;
  add: string;
  /** Of the button that leads on from there. */
  goOn: string;
  /** What the sum below the items leaves open. */
  sumNote: string;
  emptyNote: string;
  full: string;
  /** What it is once it is sent. */
  sent: string;
};

const CART: CartWording = {
  name: "bag",
  title: "Bag",
  inside: "in your bag",
  into: "into your bag",
  outOf: "out of your bag",
  add: "Add to bag",
  goOn: "Checkout",
  sumNote: "Taxes are included, shipping comes at checkout.",
  emptyNote: "What you choose will wait for you here.",
  full: "Your bag is full: it holds a hundred different pieces.",
  sent: "order",
};

const QUOTE_LIST: CartWording = {
  name: "quote list",
  title: "Quote list",
  inside: "on your quote list",
  into: "on your quote list",
  outOf: "off your quote list",
  add: "Add to quote list",
  goOn: "Get quote",
  sumNote: "List prices. We answer with our prices for you; nothing is paid before you agree.",
  emptyNote: "Put together what you need, and we answer with our prices for you.",
  full: "Your quote list is full: it holds a hundred different pieces.",
  sent: "request",
};

/** A store for enquiries has none, and shows none of these. */
export function cartWording(subType: StoreDetails["subType"]): CartWording {
  return subType === "quot" ? QUOTE_LIST : CART;
}

/** At the beginning of a sentence. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
