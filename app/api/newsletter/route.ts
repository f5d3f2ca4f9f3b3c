import { subscribeNewsletterCall } from "@/lib/contracts/newsletter";
import { type NewsletterOutcome, newsletterOutcomePath } from "@/lib/domain/newsletter";
import { clientAddress } from "@/lib/http/client-address";
import { type Answer, handle } from "@/lib/http/handle";
import { subscribeNewsletter } from "@/lib/workflows/newsletter/subscribe";

export const POST = handle(
  subscribeNewsletterCall,
  ({ store, body, request }) => subscribeNewsletter(store, body.email, clientAddress(request)),
  {
    form: {
      redirectTo: (answer) => newsletterOutcomePath(outcomeOf(answer)),
    },
  },
);

/**
 * The newsletter outcome that an answer corresponds to. Apart from the two codes below, every refusal is about the
 * e-mail address, the form's only field.
 */
function outcomeOf(answer: Answer): NewsletterOutcome {
  if (answer.ok) return "subscribed";
  return answer.code === "too_many_attempts" || answer.code === "newsletter_off" ? answer.code : "email_invalid";
}
