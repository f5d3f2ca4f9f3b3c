import { inTurn } from "@/lib/browser/form/in-turn";
import { CHECKOUT_FORM_TEXTS } from "./refusal-texts";

/** What the forms of the checkout, of an order and of a quotation have in common. */
export const ORDER_FORM = { texts: CHECKOUT_FORM_TEXTS, method: "PATCH", keepsDraft: true, inTurn } as const;
