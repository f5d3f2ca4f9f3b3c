/** What a code is asked for. A visitor has one code of each purpose at most: a new one takes the place of the last. */
export type CodePurpose = "sign_in" | "sign_up" | "new_email" | "mobile" | "proof";

export const CODE_DIGITS = 6;
export const CODE_MINUTES = 15;
/** A million codes and five tries: whoever guesses is right once in 200,000 codes. */
export const CODE_TRIES = 5;

/** How long the link to a new password is good (domain §2.5). */
export const RESET_MINUTES = 60;
