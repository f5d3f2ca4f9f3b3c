import "server-only";

/** Unticked boxes are not sent, so the box stands for the exception: `stay_signed_in=false` on a shared computer. */
export function readStaySignedIn(fields: URLSearchParams): boolean {
  return fields.get("stay_signed_in") !== "false";
}
