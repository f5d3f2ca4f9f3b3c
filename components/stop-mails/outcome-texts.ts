import type { OutcomeTexts } from "@/components/form/outcome";
import { FORM_REFUSAL_TEXTS } from "@/components/form/refusal-texts";
import { CALL_REFUSAL_TEXTS } from "@/components/ui/refusal-texts";
import type { StopMailsDone } from "@/lib/domain/stop-mails";
import { stopMailsTexts } from "./texts";

const DONE: Record<StopMailsDone, string> = { mails_stopped: stopMailsTexts.stopped };

export const STOP_MAILS_OUTCOME_TEXTS: OutcomeTexts = {
  done: DONE,
  refusals: { ...CALL_REFUSAL_TEXTS, ...FORM_REFUSAL_TEXTS },
};
