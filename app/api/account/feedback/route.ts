import { readFeedbackCall, sendFeedbackCall } from "@/lib/contracts/customer/feedback-calls";
import { findFeedback, saveFeedback } from "@/lib/data/customer/feedback";
import { asksForFeedback } from "@/lib/domain/customer/feedback";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { ok } from "@/lib/domain/result";
import { redirectAfterForm, withDone } from "@/lib/http/forms/outcome";
import { handle } from "@/lib/http/handle";

const page = ACCOUNT_PAGES.feedback;

export const GET = handle(readFeedbackCall, async ({ store, visitor }) =>
  asksForFeedback(store)
    ? ok({ feedback: await findFeedback(store.id, visitor.customerId) })
    : { ok: false, code: "feedback_off" },
);

export const POST = handle(
  sendFeedbackCall,
  async ({ store, visitor, body }) => {
    if (!asksForFeedback(store)) return { ok: false, code: "feedback_off" };
    await saveFeedback(store.id, visitor.customerId, body);
    return ok(body);
  },
  {
    form: {
      redirectTo: (answer, fields) =>
        redirectAfterForm(answer, fields, { form: page, done: withDone(page, "feedback_sent") }),
    },
  },
);
