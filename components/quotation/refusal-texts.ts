import type { QuotationRefusal } from "@/lib/domain/quotation/refusals";

/** Why a request or an answer was not taken, beside what any form of the checkout may meet. */
export const QUOTATION_REFUSAL_TEXTS: Record<QuotationRefusal | "quotations_off" | "text_needed", string> = {
  quotation_unknown: "That is over. Please take the link of our newest mail.",
  quotation_not_priced: "Our prices are not ready yet. We write to you as soon as they are.",
  quotation_revised: "We have named other prices meanwhile, so nothing was done.",
  quotation_confirmed: "You have approved our prices already.",
  quotation_cancelled: "This request has ended.",
  revision_asked: "You have asked for a revision already. We write to you with our answer.",
  quotations_off: "We give no quotations at the moment.",
  text_needed: "Please tell us what you would have otherwise.",
};
