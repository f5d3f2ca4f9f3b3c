import "server-only";

/** A call of somebody's to us as it arrived; `address` is where it was sent to, as the sender knows it. */
export type ReceivedCall = { body: string; headers: Headers; address: string };

/** What was sent, a form as its fields; null when it cannot be read. */
export function readCall({ body, headers }: Pick<ReceivedCall, "body" | "headers">): unknown {
  if (headers.get("content-type")?.startsWith("application/x-www-form-urlencoded")) {
    return Object.fromEntries(new URLSearchParams(body));
  }
  try {
    return JSON.parse(body);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
