import type { PersonalField } from "@/lib/domain/product/personal-field";
import type { WorkingDays } from "@/lib/domain/store/working-days";
import { DateField } from "./date-field";
import { FileField } from "./file-field";
import type { PersonalFieldProps } from "./label";
import { PersonalTextFields } from "./text-fields";
import { personalTexts } from "./texts";

type PersonalFieldsProps = {
  fields: readonly PersonalField[];
  currency: string;
  workingDays: WorkingDays;
  timeZone: string;
};

/**
 * What a product asks of a shopper, as a part of the form that adds it to the cart. It is complete without script; with
 * it, `PersonalFieldsBehaviour` adds the preview, the count of characters and the days that can be chosen.
 */
export function PersonalFields({ fields, ...shared }: PersonalFieldsProps) {
  return (
    <fieldset className="personal-fields">
      <legend className="text-sm font-medium">{personalTexts.heading}</legend>
      {fields.map((field, index) => (
        <Field key={field.name} field={field} id={`personal-${index}`} {...shared} />
      ))}
    </fieldset>
  );
}

type FieldProps = PersonalFieldProps & Pick<PersonalFieldsProps, "workingDays" | "timeZone">;

function Field({ field, workingDays, timeZone, ...shared }: FieldProps) {
  switch (field.kind) {
    case "text":
      return <PersonalTextFields field={field} {...shared} />;
    case "date":
      return <DateField field={field} workingDays={workingDays} timeZone={timeZone} {...shared} />;
    case "file":
      return <FileField field={field} {...shared} />;
  }
}
