/** As mail servers take it: RFC 5321 ends a path at 256 characters with its two brackets. */
const LONGEST_EMAIL = 254;

/** Something, an at sign, and a host with a dot; whether mail arrives there, only mail can tell. */
const EMAIL =
  /^[^\s@"(),:;<>[\\\]]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:\p{L}{2,}|xn--[a-z\d-]+)$/u;

/** An e-mail address as it is kept, trimmed and in small letters; null when it is none. */
export function readEmail(text: string): string | null {
  const email = text.trim().toLowerCase();
  return email.length <= LONGEST_EMAIL && EMAIL.test(email) ? email : null;
}
