/**
 * Where messages to a shopper go: to the e-mail address or, without one, as text messages to the mobile number. Empty if
 * there is neither, because the customer's account has been deleted.
 */
export function messageRecipient({ email, contactMobile }: { email: string; contactMobile: string }): string {
  return email || contactMobile;
}

/** Whether this is a mobile number in international format, and no e-mail address. */
export function isMobileRecipient(recipient: string): boolean {
  return recipient.startsWith("+");
}
