import type { RevisionRefusal } from "@/lib/domain/quotation/refusals";

/**
 * Texts that say why a quotation request, or an answer to a quotation, was refused. The codes that any checkout form
 * can get are in other tables.
 */
export const QUOTATION_REFUSAL_TEXTS: Record<
  RevisionRefusal | "quotation_unknown" | "quotations_off" | "text_needed",
  string
> = {
  quotation_unknown: "This link is out of date. Use the link in our latest e-mail.",
  quotation_not_priced: "Your quotation is not ready yet. We will e-mail you as soon as it is.",
  quotation_revised: "Our prices have changed, so your answer was not sent. Check the new prices.",
  quotation_confirmed: "You have already approved our prices.",
  quotation_cancelled: "This quotation was cancelled.",
  revision_asked: "You have already asked for a revision. We will e-mail you our answer.",
  quotations_off: "This shop does not offer quotations at the moment.",
  text_needed: "Tell us what you would like to change.",
};
