/**
 * Rate limit for enquiries from one IP address: high enough for several people who share a connection, low enough that
 * nobody can flood the shop's mailbox.
 */
export const ENQUIRY_LIMIT = { name: "enquiry", attempts: 10, seconds: 600 };
/**
 * Rate limit for confirmations to one e-mail address, because the e-mail address that a visitor enters may belong to
 * somebody else.
 */
export const CONFIRMATION_LIMIT = { name: "enquiry-receipt", attempts: 3, seconds: 3_600 };
