import { CheckField } from "@/components/form/check-field";

const NAME = "stay_signed_in";

/** Whoever signs in stays so, unless this says the exception: for a computer that others use too. */
export function StayField() {
  return <CheckField name={NAME} value="false" label="Sign me out when I close the browser" />;
}

/** What the field says. */
export function staysSignedIn(fields: URLSearchParams): boolean {
  return fields.get(NAME) !== "false";
}
