/** Letters and digits that nobody confuses on paper: no 0, O, 1, I or L. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const LENGTH = 12;

/** A random code such as `7KQM-P4XA-2HTR`: 59 bits, so that nobody finds one within the rate limit. */
export function newRecoveryCode(): string {
  const characters: string[] = [];
  while (characters.length < LENGTH) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    // Bytes above the last whole multiple are thrown away, or the first characters would come up more often.
    const character = byte < 256 - (256 % ALPHABET.length) ? ALPHABET[byte % ALPHABET.length] : undefined;
    if (character) characters.push(character);
  }
  return characters.join("").replaceAll(/(.{4})(?=.)/g, "$1-");
}

/** A typed code without what people add or leave out: spaces, dashes, capital letters. */
export const readRecoveryCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, "");
