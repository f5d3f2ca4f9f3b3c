/** What a code is asked for. A visitor has one code of each purpose at most: a new one takes the place of the last. */
export type CodePurpose = "sign_in" | "sign_up" | "new_email" | "mobile" | "proof" | "cod";

export const CODE_DIGITS = 6;
export const CODE_MINUTES = 15;
/** A million codes and five tries: whoever guesses is right once in 200,000 codes. */
export const CODE_ATTEMPTS = 5;

/** Of the code for cash on delivery: how long it is good, and how often it is sent. Specification §9; pricing rule 20. */
export const COD_CODE = { seconds: 60, sends: 3, intervalSeconds: 60 * 60 } as const;

/** How long the link to a new password is good (domain §2.5). */
export const RESET_MINUTES = 60;
