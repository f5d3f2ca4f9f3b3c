/** Somebody with an account (specification §3). */
export type Customer = {
  id: string;
  /** Six digits and running; ends every order number. */
  number: number;
  name: string;
  /** Trimmed and in small letters; proved by a code or by another service. */
  email: string;
  hasPassword: boolean;
  /** With its plus sign; empty together with `mobile`. */
  dialCode: string;
  /** Digits, without the dial code. */
  mobile: string;
  isMobileVerified: boolean;
  gst: { company: string; number: string };
  createdAt: Date;
};
