import type { OutcomeTexts } from "@/components/form/outcome";
import { FORM_REFUSAL_TEXTS } from "@/components/form/refusal-texts";
import { CALL_REFUSAL_TEXTS } from "@/components/ui/refusal-texts";
import type { LeftCartDone } from "@/lib/domain/left-cart";
import { leftCartTexts } from "./texts";

const DONE: Record<LeftCartDone, string> = {
  left_cart_in_part: leftCartTexts.inPart,
  left_cart_gone: leftCartTexts.gone,
};

export const LEFT_CART_OUTCOME_TEXTS: OutcomeTexts = {
  done: DONE,
  refusals: { ...CALL_REFUSAL_TEXTS, ...FORM_REFUSAL_TEXTS, link_unknown: leftCartTexts.unknown },
};
