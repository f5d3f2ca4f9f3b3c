import "server-only";

/** A box that is not ticked is not sent, so it says the exception: `stay_signed_in=false`, for a shared computer. */
export function readStaySignedIn(fields: URLSearchParams): boolean {
  return fields.get("stay_signed_in") !== "false";
}
