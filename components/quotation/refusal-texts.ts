import type { RefusalTexts } from "@/components/ui/refusal-texts";

export const QUOTATION_REFUSAL_TEXTS: RefusalTexts<"quotation"> = {
  quotation_cancelled: "This quotation was cancelled.",
  quotation_confirmed: "You have already approved our prices.",
  quotation_not_priced: "Your quotation is not ready yet. We will e-mail you as soon as it is.",
  quotation_revised: "Our prices have changed, so your answer was not sent. Check the new prices.",
  quotation_unknown: "This link is out of date. Use the link in our latest e-mail.",
  quotations_off: "This shop does not offer quotations at the moment.",
  revision_asked: "You have already asked for a revision. We will e-mail you our answer.",
  text_needed: "Tell us what you would like to change.",
};
