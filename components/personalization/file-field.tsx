import { fileFieldName, personalFieldName } from "@/lib/domain/personalization/fields";
import type { PersonalFileField } from "@/lib/domain/product/personal-field";
import { ACCEPTED_PICTURES } from "./accepted-pictures";
import { type PersonalFieldProps, PersonalLabel } from "./label";
import { fileFieldTexts } from "./texts";

/**
 * A field for a picture. Without script, the form sends the picture itself; with it, the picture is sent as soon as it is
 * chosen, and the form sends its id.
 */
export function FileField({ field, id, currency }: PersonalFieldProps<PersonalFileField>) {
  const { name, hint, isRequired } = field;
  return (
    <div className="personal-field" data-file="" {...(isRequired && { "data-required": "" })}>
      <PersonalLabel field={field} id={id} currency={currency} />
      <input
        type="file"
        id={id}
        name={fileFieldName(name)}
        accept={ACCEPTED_PICTURES}
        required={isRequired}
        aria-describedby={`${id}-note`}
        className="personal-file"
      />
      <input type="hidden" name={personalFieldName(name)} defaultValue="" />
      <p id={`${id}-note`} className="mt-1 text-[0.8125rem] leading-5 text-muted">
        {hint && <span className="block">{hint}</span>}
        <span data-state aria-live="polite">
          {fileFieldTexts.kinds}
        </span>
      </p>
      <div hidden data-sent className="personal-sent">
        <img alt={fileFieldTexts.sent} width={96} height={96} />
        <button type="button" className="link-underline min-h-11 text-sm">
          {fileFieldTexts.remove}
        </button>
      </div>
    </div>
  );
}
