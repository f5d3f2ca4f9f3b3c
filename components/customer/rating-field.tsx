import { useId } from "react";
import { feedbackTexts } from "./texts";

type RatingFieldProps = {
  name: string;
  label: string;
  /** One to five; null if the customer has given no rating. */
  rating: number | null;
  error: string | null;
};

/** A rating from one to five, as five radio buttons with words at both ends. */
export function RatingField({ name, label, rating, error }: RatingFieldProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-note`}>
      <legend className="text-sm font-medium">{label}</legend>
      <div className="mt-2 grid max-w-md grid-cols-5">
        {feedbackTexts.ratings.map((text, index) => (
          <label
            key={text}
            className="tabular relative -ms-px grid h-12 place-items-center border border-muted first:ms-0 hover:bg-sand has-checked:z-10 has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:z-10 has-focus-visible:outline-2 has-focus-visible:outline-offset-3"
          >
            <input
              type="radio"
              name={name}
              value={index + 1}
              required
              defaultChecked={rating === index + 1}
              aria-invalid={error ? true : undefined}
              className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
            />
            {index + 1}
            <span className="sr-only"> {text}</span>
          </label>
        ))}
      </div>
      <p className="mt-1 flex max-w-md justify-between text-[0.8125rem] text-muted" aria-hidden="true">
        <span>{feedbackTexts.ratings[0]}</span>
        <span>{feedbackTexts.ratings.at(-1)}</span>
      </p>
      <p id={`${id}-note`} className="text-[0.8125rem] text-sale">
        {error}
      </p>
    </fieldset>
  );
}
