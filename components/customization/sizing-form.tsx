import { buttonClass } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { customizePath } from "@/lib/domain/customization/pages";
import type { SizingAssistant } from "@/lib/domain/customization/sizing-assistant";
import { withBasePath } from "@/lib/domain/site/base-path";
import { SizingQuestions } from "./sizing-questions";
import { sizingTexts } from "./texts";

type SizingFormProps = {
  storeId: string;
  slug: string;
  /** What the page's address already says. */
  query: Readonly<Record<string, string>>;
  assistants: readonly SizingAssistant[];
  answers: readonly string[];
};

/** The questions of the sizing assistants without script: the page opens again with the measurements filled in. */
export function SizingForm({ storeId, slug, query, assistants, answers }: SizingFormProps) {
  const [first] = assistants;
  if (!first) return null;
  return (
    <>
      <details className="accordion mb-6" open={answers.length > 0}>
        <summary>{first.heading || sizingTexts.open}</summary>
        <form action={withBasePath(customizePath(slug))} className="grid gap-5 pb-5">
          {Object.entries(query).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <p className="text-sm text-muted">{first.subHeading || sizingTexts.intro}</p>
          {assistants.map((assistant) => (
            <SizingQuestions key={assistant.id} storeId={storeId} assistant={assistant} answers={answers} />
          ))}
          <button type="submit" className={buttonClass("outline", "justify-self-start")}>
            {sizingTexts.fill}
          </button>
        </form>
      </details>
      {answers.length > 0 && (
        <div className="mb-6">
          <Notice kind="done">{sizingTexts.filled}</Notice>
        </div>
      )}
    </>
  );
}
