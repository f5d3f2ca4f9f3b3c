import type { FormState } from "@/components/form/sent-form";
import { TextField } from "@/components/form/text-field";

type MobileFieldsProps = {
  field: FormState["field"];
  dialCode: string;
  mobile?: string;
  required?: boolean;
  /** It may be out of sight; the shop tells when it is empty. */
  isToldByShop?: boolean;
  onDialCodeChange?: (typed: string) => void;
};

/** A mobile number: the country's code beside the number in the country. */
export function MobileFields({
  field,
  dialCode,
  mobile = "",
  required,
  isToldByShop,
  onDialCodeChange,
}: MobileFieldsProps) {
  const number = field("mobile");
  const code = field("dial_code");
  return (
    <fieldset className="grid grid-cols-[6rem_1fr] gap-x-3">
      <legend className="sr-only">Mobile number</legend>
      <TextField
        name={code.name}
        label="Dial code"
        required={!isToldByShop}
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
        label="Mobile number"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        defaultValue={mobile}
        required={required}
        aria-required={isToldByShop}
      />
    </fieldset>
  );
}
