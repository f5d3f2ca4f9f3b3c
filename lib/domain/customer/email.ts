/** RFC 5321 limits a path to 256 characters, including its two angle brackets. */
const MAX_EMAIL_LENGTH = 254;

/** Some text, an at sign and a host with a dot. Only sending a message shows whether the address exists. */
const EMAIL =
  /^[^\s@"(),:;<>[\\\]]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:\p{L}{2,}|xn--[a-z\d-]+)$/u;

/** An e-mail address, trimmed and in lower case; null if `text` is not one. */
export function readEmail(text: string): string | null {
  const email = text.trim().toLowerCase();
  return email.length <= MAX_EMAIL_LENGTH && EMAIL.test(email) ? email : null;
}
