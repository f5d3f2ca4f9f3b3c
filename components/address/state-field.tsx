import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { statesOf } from "@/lib/domain/address/states";

type StateFieldProps = {
  name: string;
  error: string | null;
  country: string;
  label: string;
  required: boolean;
  /** What the address says so far; empty for a new one. */
  kept: string;
};

/** A state to choose where a country has a list of them, else to type. */
export function StateField({ country, kept, ...field }: StateFieldProps) {
  const states = statesOf(country);
  if (states.length === 0) {
    return <TextField {...field} autoComplete="address-level1" defaultValue={kept} className="sm:col-span-2" />;
  }
  const isListed = kept === "" || states.includes(kept);
  return (
    <SelectField {...field} autoComplete="address-level1" defaultValue={kept} className="sm:col-span-2">
      <option value="">Please choose</option>
      {!isListed && <option>{kept}</option>}
      {states.map((state) => (
        <option key={state}>{state}</option>
      ))}
    </SelectField>
  );
}
