import { TextField } from "@/components/form/text-field";
import { FIT_FIELD } from "@/lib/domain/customization/fields";
import { profileTexts } from "./texts";

type LabelFieldsProps = { typed: ReadonlyMap<string, string>; errors: ReadonlyMap<string, string> };

/** What the shopper calls the fit profile, and for whom it is. */
export function LabelFields({ typed, errors }: LabelFieldsProps) {
  return (
    <div className="grid gap-x-5 sm:grid-cols-2">
      <TextField
        name={FIT_FIELD.name}
        label={profileTexts.name}
        hint={profileTexts.nameHint}
        required
        maxLength={60}
        autoComplete="off"
        defaultValue={typed.get(FIT_FIELD.name) ?? ""}
        error={errors.get(FIT_FIELD.name) ?? null}
      />
      <TextField
        name={FIT_FIELD.forWhom}
        label={profileTexts.forWhom}
        hint={profileTexts.forWhomHint}
        maxLength={60}
        autoComplete="off"
        defaultValue={typed.get(FIT_FIELD.forWhom) ?? ""}
        error={errors.get(FIT_FIELD.forWhom) ?? null}
      />
    </div>
  );
}
