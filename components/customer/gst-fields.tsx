import type { FormState } from "@/components/form/api-form";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { GST_STATES, gstState } from "@/lib/domain/customer/gstin";
import { gstTexts } from "./texts";

type GstFieldsProps = { field: FormState["field"]; gst: { company: string; number: string } };

/** The fields of a company that is registered for GST. The state beside its number is a check of the number. */
export function GstFields({ field, gst }: GstFieldsProps) {
  return (
    <>
      <TextField
        {...field("gst.company")}
        label={gstTexts.company}
        autoComplete="organization"
        defaultValue={gst.company}
      />
      <TextField
        {...field("gst.number")}
        label={gstTexts.number}
        hint={gstTexts.hint}
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={gst.number}
      />
      <SelectField {...field("gst.state")} label={gstTexts.state} defaultValue={gstState(gst.number)}>
        <option value="">{gstTexts.noState}</option>
        {GST_STATES.map((state) => (
          <option key={state}>{state}</option>
        ))}
      </SelectField>
    </>
  );
}
