import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { statesOf } from "@/lib/domain/address/states";
import { fieldTexts } from "./texts";

type StateFieldProps = {
  name: string;
  error: string | null;
  country: string;
  label: string;
  required: boolean;
  /** The state of the address being edited; empty for a new address. */
  savedState: string;
};

/** The state of an address: a select if we have a list of the country's states, otherwise a text field. */
export function StateField({ country, savedState, ...field }: StateFieldProps) {
  const states = statesOf(country);
  if (states.length === 0) {
    return <TextField {...field} autoComplete="address-level1" defaultValue={savedState} className="sm:col-span-2" />;
  }
  const isListed = savedState === "" || states.includes(savedState);
  return (
    <SelectField {...field} autoComplete="address-level1" defaultValue={savedState} className="sm:col-span-2">
      <option value="">{fieldTexts.chooseState}</option>
      {!isListed && <option>{savedState}</option>}
      {states.map((state) => (
        <option key={state}>{state}</option>
      ))}
    </SelectField>
  );
}
