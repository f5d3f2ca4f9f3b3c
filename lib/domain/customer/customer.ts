/** A person with an account (specification §3). */
export type Customer = {
  id: string;
  /** A running number of six digits; it is the last part of the customer's order numbers. */
  number: number;
  name: string;
  /** Trimmed and in lower case; confirmed by a code or by a social sign-in. */
  email: string;
  hasPassword: boolean;
  /** Includes the plus sign; empty if `mobile` is empty. */
  dialCode: string;
  /** Digits, without the dial code. */
  mobile: string;
  isMobileVerified: boolean;
  gst: { company: string; number: string };
  createdAt: Date;
};
