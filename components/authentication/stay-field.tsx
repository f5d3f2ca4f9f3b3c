import { CheckField } from "@/components/form/check-field";
import { staySignedInTexts } from "./texts";

/** A checkbox for shared computers: visitors stay signed in unless they tick it. */
export function StayField() {
  return <CheckField name="stay_signed_in" value="false" label={staySignedInTexts.label} />;
}
