import type { PersonalField } from "@/lib/domain/product/personal-field";
import type { WorkingDays } from "@/lib/domain/store/working-days";
import { DateField } from "./date-field";
import { FileField } from "./file-field";
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
export function PersonalFields({ fields, currency, ...calendar }: PersonalFieldsProps) {
  return (
    <fieldset className="personal-fields">
      <legend className="text-sm font-medium">{personalTexts.heading}</legend>
      {fields.map((field, index) => {
        const props = { id: `personal-${index}`, currency };
        switch (field.kind) {
          case "text":
            return <PersonalTextFields key={field.name} field={field} {...props} />;
          case "date":
            return <DateField key={field.name} field={field} {...props} {...calendar} />;
          case "file":
            return <FileField key={field.name} field={field} {...props} />;
        }
      })}
    </fieldset>
  );
}
