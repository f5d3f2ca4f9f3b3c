import { INPUT_CLASS } from "@/components/form/field-frame";
import { personalFieldName } from "@/lib/domain/personalization/fields";
import type { PersonalDateField } from "@/lib/domain/product/personal-field";
import type { WorkingDays } from "@/lib/domain/store/working-days";
import { type PersonalFieldProps, PersonalLabel } from "./label";
import { dateFieldTexts } from "./texts";

type DateFieldProps = PersonalFieldProps<PersonalDateField> & { workingDays: WorkingDays; timeZone: string };

/**
 * A field for the day on which a piece is needed. The page is kept for hours, so it names no first day; the browser and
 * the server calculate it from the same facts.
 */
export function DateField({ field, id, currency, workingDays, timeZone }: DateFieldProps) {
  const { name, hint, isRequired, makingDays } = field;
  return (
    <div
      className="personal-field"
      data-making-days={makingDays}
      data-weekdays={workingDays.weekdays.join(" ")}
      data-closed={workingDays.closedDates.join(" ")}
      data-time-zone={timeZone}
    >
      <PersonalLabel field={field} id={id} currency={currency} />
      <input
        type="date"
        id={id}
        name={personalFieldName(name)}
        required={isRequired}
        aria-describedby={`${id}-note`}
        className={`${INPUT_CLASS} mt-2`}
      />
      <p id={`${id}-note`} className="mt-1 text-[0.8125rem] leading-5 text-muted">
        {hint && <span className="block">{hint}</span>}
        <span data-days aria-live="polite">
          {dateFieldTexts.takes(makingDays)}
        </span>
      </p>
    </div>
  );
}
