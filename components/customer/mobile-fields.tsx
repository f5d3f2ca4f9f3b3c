import type { FormState } from "@/components/form/api-form";
import { TextField } from "@/components/form/text-field";
import { mobileFieldTexts } from "./texts";

type MobileFieldsProps = {
  field: FormState["field"];
  dialCode: string;
  mobile?: string;
  required?: boolean;
  /**
   * True if the fields may be hidden when the form is sent. Browsers cannot report an empty required field that is
   * hidden, so the server reports it.
   */
  isCheckedByServer?: boolean;
  onDialCodeChange?: (typed: string) => void;
};

/** A mobile number: dial code and number side by side. */
export function MobileFields({
  field,
  dialCode,
  mobile = "",
  required,
  isCheckedByServer,
  onDialCodeChange,
}: MobileFieldsProps) {
  const number = field("mobile", { dialCode });
  const code = field("dial_code");
  return (
    <fieldset className="grid grid-cols-[6rem_1fr] gap-x-3">
      <legend className="sr-only">{mobileFieldTexts.legend}</legend>
      <TextField
        name={code.name}
        label={mobileFieldTexts.dialCode}
        required={!isCheckedByServer}
        aria-required
        inputMode="tel"
        autoComplete="tel-country-code"
        error={code.error}
        {...(onDialCodeChange
          ? { value: dialCode, onChange: (event) => onDialCodeChange(event.target.value) }
          : { defaultValue: dialCode })}
      />
      <TextField
        {...number}
        label={mobileFieldTexts.mobile}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        defaultValue={mobile}
        required={required}
        aria-required={isCheckedByServer}
      />
    </fieldset>
  );
}
