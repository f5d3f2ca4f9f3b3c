/** What a code is for. A visitor has at most one code per purpose; a new code replaces the previous one. */
export type CodePurpose = "sign_in" | "sign_up" | "new_email" | "mobile" | "proof" | "cod";

export const CODE_DIGITS = 6;
export const CODE_MINUTES = 15;
/** How often a visitor may enter a code. There are a million codes, so guessing succeeds for one code in 200,000. */
export const MAX_CODE_ATTEMPTS = 5;

/**
 * For the code that confirms cash on delivery: the seconds for which it is valid, and how often it can be sent within
 * `intervalSeconds`. Specification §9; pricing rule 20.
 */
export const COD_CODE = { seconds: 60, sends: 3, intervalSeconds: 60 * 60 } as const;

/** How long the link to reset a password is valid (docs/domain.md#one-time-codes). */
export const RESET_MINUTES = 60;
