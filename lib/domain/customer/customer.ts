/** A person with an account (specification §3). */
export type Customer = {
  id: string;
  /** A sequential number of six digits. Each of the customer's order numbers ends with it. */
  number: number;
  name: string;
  /**
   * Trimmed and in lower case. The customer has confirmed it with a code or by a sign-in through another service. Empty
   * for a customer without an e-mail address, who then has a confirmed mobile number.
   */
  email: string;
  hasPassword: boolean;
  /** A dial code with its plus sign, such as "+91"; empty if `mobile` is empty. */
  dialCode: string;
  /** Digits, without the dial code. */
  mobile: string;
  isMobileVerified: boolean;
  gst: { company: string; number: string };
  createdAt: Date;
};

/** A customer as the store's list shows them. */
export type ListedCustomer = Pick<
  Customer,
  "id" | "number" | "name" | "email" | "dialCode" | "mobile" | "createdAt"
> & {
  orders: number;
  /** Null for customers who have never ordered. */
  lastOrderAt: Date | null;
};

/** What the people of the store note about a customer, who never sees it. */
export type CustomerNote = { id: string; createdAt: Date; author: string; text: string };

export const MAX_CUSTOMER_NOTE_LENGTH = 1_000;
