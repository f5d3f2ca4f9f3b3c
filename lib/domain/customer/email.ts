/** RFC 5321 limits an address to 256 characters including the two angle brackets around it. */
const MAX_EMAIL_LENGTH = 254;

/**
 * The format of an e-mail address: some text, an at sign, and a host that contains a dot. Whether the address exists
 * can be found out only by sending a message.
 */
const EMAIL =
  /^[^\s@"(),:;<>[\\\]]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:\p{L}{2,}|xn--[a-z\d-]+)$/u;

/** An e-mail address, trimmed and in lower case; null if `text` is not one. */
export function readEmail(text: string): string | null {
  const email = text.trim().toLowerCase();
  return email.length <= MAX_EMAIL_LENGTH && EMAIL.test(email) ? email : null;
}
