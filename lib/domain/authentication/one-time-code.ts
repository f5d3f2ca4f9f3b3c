/** What a code is for. A visitor has at most one code per purpose; a new code replaces the previous one. */
export type CodePurpose = "sign_in" | "sign_up" | "guest" | "new_email" | "mobile" | "proof" | "cod";

export const CODE_DIGITS = 6;
export const CODE_MINUTES = 15;
/** How often a visitor may enter a code. There are a million codes, so guessing succeeds for one code in 200,000. */
export const MAX_CODE_ATTEMPTS = 5;

/**
 * For codes by text message: how often one can be sent to a number and by a visitor within `intervalSeconds`, how long
 * the next one to the same number has to wait, and how many a network can ask for. Specification §9; pricing rule 20.
 */
export const TEXT_MESSAGE_CODES = {
  sends: 3,
  intervalSeconds: 60 * 60,
  pauseSeconds: 60,
  sendsPerNetwork: 15,
} as const;

/** The seconds for which the code that confirms cash on delivery is valid. Specification §9. */
export const COD_CODE_SECONDS = 60;

/** How long the link to reset a password is valid (docs/domain.md#one-time-codes). */
export const RESET_MINUTES = 60;
