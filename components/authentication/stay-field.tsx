import { CheckField } from "@/components/form/check-field";
import { staySignedInTexts } from "./texts";

const NAME = "stay_signed_in";

/** Visitors stay signed in unless they tick this box, for instance on a shared computer. */
export function StayField() {
  return <CheckField name={NAME} value="false" label={staySignedInTexts.label} />;
}

export function staysSignedIn(fields: URLSearchParams): boolean {
  return fields.get(NAME) !== "false";
}
