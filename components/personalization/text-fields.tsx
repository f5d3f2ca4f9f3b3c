import { Price } from "@/components/currency/price";
import { INPUT_CLASS } from "@/components/form/field-frame";
import { allowedPattern } from "@/lib/domain/personalization/characters";
import { colourFieldName, letteringFieldName, personalFieldName } from "@/lib/domain/personalization/fields";
import type { PersonalTextField } from "@/lib/domain/product/personal-field";
import { type PersonalFieldProps, PersonalLabel } from "./label";
import { personalTexts } from "./texts";

/** A field for a text, with its colours and letterings. */
export function PersonalTextFields({ field, id, currency }: PersonalFieldProps<PersonalTextField>) {
  const { name, hint, isRequired, maxLength, characters, colours, letterings } = field;
  return (
    <div
      className="personal-field"
      data-max={maxLength}
      data-sets={characters.sets.join(" ")}
      data-others={characters.others}
    >
      <PersonalLabel field={field} id={id} currency={currency} />
      <input
        id={id}
        name={personalFieldName(name)}
        required={isRequired}
        pattern={allowedPattern(characters)}
        title={hint || personalTexts.atMost(maxLength)}
        aria-describedby={`${id}-note`}
        autoComplete="off"
        className={`${INPUT_CLASS} mt-2`}
      />
      <p id={`${id}-note`} className="mt-1 text-[0.8125rem] leading-5 text-muted">
        {hint && <span className="block">{hint}</span>}
        <span data-count aria-live="polite">
          {personalTexts.atMost(maxLength)}
        </span>
      </p>
      {colours.length > 0 && (
        <fieldset className="personal-choice">
          <legend className="sr-only">{personalTexts.colour(name)}</legend>
          {colours.map((colour, index) => (
            <label key={colour.name}>
              <input
                type="radio"
                name={colourFieldName(name)}
                value={colour.name}
                defaultChecked={index === 0}
                data-colour={colour.code}
                className="sr-only"
              />
              <span aria-hidden="true" className="personal-thread" style={{ background: colour.code }} />
              {colour.name}
              {colour.price > 0 && (
                <span className="tabular text-muted">
                  + <Price amount={colour.price} currency={currency} />
                </span>
              )}
            </label>
          ))}
        </fieldset>
      )}
      {letterings.length > 0 && (
        <fieldset className="personal-choice">
          <legend className="sr-only">{personalTexts.lettering(name)}</legend>
          {letterings.map((lettering, index) => (
            <label key={lettering.name}>
              <input
                type="radio"
                name={letteringFieldName(name)}
                value={lettering.name}
                defaultChecked={index === 0}
                data-lettering={lettering.style}
                className="sr-only"
              />
              <span data-style={lettering.style}>{lettering.name}</span>
            </label>
          ))}
        </fieldset>
      )}
      <p hidden data-preview={personalTexts.preview} aria-hidden="true" className="personal-preview" />
    </div>
  );
}
