import { CheckField } from "@/components/form/check-field";
import { staySignedInTexts } from "./texts";

const NAME = "stay_signed_in";

/** A checkbox for shared computers: visitors stay signed in unless they tick it. */
export function StayField() {
  return <CheckField name={NAME} value="false" label={staySignedInTexts.label} />;
}

export function staysSignedIn(fields: URLSearchParams): boolean {
  return fields.get(NAME) !== "false";
}
