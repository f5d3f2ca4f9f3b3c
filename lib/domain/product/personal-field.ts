/** What a product asks of a shopper besides measurements. See docs/domain.md#personalization. */
export type PersonalField = PersonalTextField;

type Common = {
  /** Names the field in the product, and the answer in orders: "Initials". */
  name: string;
  hint: string;
  isRequired: boolean;
  /**
   * What an answer costs, in minor units of the base currency: for each piece, or once for cloth and yarn, like the
   * price of an addon.
   */
  price: number;
};

export type PersonalTextField = Common & {
  kind: "text";
  /** In characters as people count them; "é" and a Devanagari syllable are one each. */
  maxLength: number;
  characters: AllowedCharacters;
  /** The threads or inks to choose from, with their colours as `#rrggbb`. Empty if there is no choice. */
  colours: readonly PersonalColour[];
  /** The styles of letters to choose from. Empty if there is no choice. */
  letterings: readonly { name: string; style: LetteringStyle }[];
};

/** `price` is what the colour costs more than the field itself. */
type PersonalColour = { name: string; code: string; price: number };

/** Kinds of characters that can be made, and single ones beside them: "&.-". */
export type AllowedCharacters = { sets: readonly CharacterSet[]; others: string };

export const CHARACTER_SETS = ["latin", "accented", "devanagari", "digits", "space", "any"] as const;
export type CharacterSet = (typeof CHARACTER_SETS)[number];

export const LETTERING_STYLES = ["serif", "sans", "script", "capitals"] as const;
export type LetteringStyle = (typeof LETTERING_STYLES)[number];

/** The most fields of a product. */
export const MAX_PERSONAL_FIELDS = 8;

/** The most characters that a field may allow. */
export const MAX_PERSONAL_LENGTH = 500;
