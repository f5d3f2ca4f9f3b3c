import { FORM_REFUSAL_TEXTS } from "@/components/form/refusal-texts";
import { CALL_REFUSAL_TEXTS, type RefusalTexts, type SomeRefusalTexts } from "@/components/ui/refusal-texts";

/** @internal Exported for tests. */
export const WITHDRAWAL_REFUSAL_TEXTS: RefusalTexts<"withdrawal"> = {
  withdrawal_unknown: "This was not confirmed within a day, so we have forgotten it. Enter it again.",
  withdrawals_off: "This shop takes no withdrawals here. Send us an e-mail.",
};

/** Why a withdrawal cannot be taken. */
export const WITHDRAWAL_FORM_TEXTS: SomeRefusalTexts = {
  ...CALL_REFUSAL_TEXTS,
  ...FORM_REFUSAL_TEXTS,
  ...WITHDRAWAL_REFUSAL_TEXTS,
};
