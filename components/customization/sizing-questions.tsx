import { PictureImage } from "@/components/media/picture-image";
import { SIZING_FIELD } from "@/lib/domain/customization/fields";
import { type SizingAssistant, shownSizingQuestions } from "@/lib/domain/customization/sizing-assistant";

type SizingQuestionsProps = {
  storeId: string;
  assistant: SizingAssistant;
  /** The ids of the chosen options. */
  answers: readonly string[];
  /** Left out without script. */
  onAnswer?: (answers: readonly string[]) => void;
};

/** The questions of a sizing assistant, each with its pictures. */
export function SizingQuestions({ storeId, assistant, answers, onAnswer }: SizingQuestionsProps) {
  return shownSizingQuestions(assistant, answers).map(({ heading, subHeading, picture, type, options, index }) => {
    const isSingle = type === "either_or";
    const choose = (id: string, isChosen: boolean) => {
      const own = options.map((option) => option.id);
      const others = answers.filter((answer) => answer !== id && !(isSingle && own.includes(answer)));
      onAnswer?.(isChosen ? [...others, id] : others);
    };
    return (
      <fieldset key={heading}>
        <legend className="font-medium">{heading}</legend>
        {subHeading && <p className="text-[0.8125rem] text-muted">{subHeading}</p>}
        {picture && (
          <PictureImage storeId={storeId} picture={picture} sizes="8rem" className="mt-2 h-40 w-32 bg-sand" />
        )}
        <div className="mt-2 flex flex-wrap gap-2.5">
          {options.map((option) => (
            <label
              key={option.id}
              className="flex min-h-11 grow cursor-pointer items-center gap-3 border border-line px-3 py-2 text-sm hover:border-ink has-checked:border-ink has-checked:bg-sand/60 has-focus-visible:outline-2 has-focus-visible:outline-offset-3"
            >
              <input
                type={isSingle ? "radio" : "checkbox"}
                name={`${SIZING_FIELD}${assistant.id}.${index}`}
                value={option.id}
                {...(onAnswer
                  ? {
                      checked: answers.includes(option.id),
                      onChange: ({ currentTarget }) => choose(option.id, currentTarget.checked),
                    }
                  : { defaultChecked: answers.includes(option.id) })}
                className="size-5 shrink-0 accent-ink outline-none"
              />
              {option.picture && (
                <PictureImage
                  storeId={storeId}
                  picture={option.picture}
                  sizes="3.5rem"
                  isDecorative
                  className="h-17.5 w-14 bg-sand"
                />
              )}
              <span>
                {option.heading}
                {option.subHeading && <span className="block text-[0.8125rem] text-muted">{option.subHeading}</span>}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    );
  });
}
