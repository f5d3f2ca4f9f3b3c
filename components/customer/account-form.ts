import { ACCOUNT_FORM_TEXTS } from "./refusal-texts";

/** What the forms of the account have in common. */
export const ACCOUNT_FORM = { texts: ACCOUNT_FORM_TEXTS };
