import "server-only";

/**
 * Whether the visitor stays signed in. Browsers do not send an unticked checkbox, so the form has a checkbox for the
 * exception: ticked on a shared computer, it sends `stay_signed_in=false`.
 */
export function readStaySignedIn(fields: URLSearchParams): boolean {
  return fields.get("stay_signed_in") !== "false";
}
