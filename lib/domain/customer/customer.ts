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
