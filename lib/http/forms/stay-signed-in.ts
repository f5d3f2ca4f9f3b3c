import "server-only";

/**
 * Browsers do not send unticked checkboxes, so the checkbox is for the exception: `stay_signed_in=false` on a shared
 * computer.
 */
export function readStaySignedIn(fields: URLSearchParams): boolean {
  return fields.get("stay_signed_in") !== "false";
}
