export const PERSONAL_KINDS = ["text", "date", "file"] as const;

/** What a product asks of a shopper besides measurements. See docs/domain.md#personalization. */
export type PersonalField = PersonalTextField | PersonalDateField | PersonalFileField;

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

/** The day on which the shopper needs the piece. */
export type PersonalDateField = Common & {
  kind: "date";
  /** Working days from the order until the shopper can have it, the way included. */
  makingDays: number;
};

/** A picture of the shopper: a pattern, a drawing, a piece to match. */
export type PersonalFileField = Common & { kind: "file" };

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

/** The most working days that a piece may take. */
export const MAX_MAKING_DAYS = 250;

/** How many days ahead a piece can be asked for; a day in a later year is a slip of the keyboard. */
export const MAX_DAYS_AHEAD = 550;
