import { Icon } from "@/components/ui/icon";
import type { NewsletterOutcome } from "@/lib/domain/newsletter";
import type { Newsletter } from "@/lib/domain/store/store";
import { newsletterRefusalText } from "./refusal-texts";
import { newsletterTexts } from "./texts";

type NewsletterAnswerProps = { newsletter: Newsletter; outcome: NewsletterOutcome };

/** The answer to a newsletter form: a confirmation, or why it was refused. */
export function NewsletterAnswer({ newsletter, outcome }: NewsletterAnswerProps) {
  if (outcome !== "subscribed") return <p className="text-sale">{newsletterRefusalText(outcome)}</p>;
  return (
    <p className="flex gap-2">
      <Icon name="check" className="mt-[0.1875rem] size-4 shrink-0" />
      {newsletterTexts(newsletter).subscribed}
    </p>
  );
}
