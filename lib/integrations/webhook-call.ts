import "server-only";

/** A webhook as it arrived. `address` is the URL the sender used, which may be part of the signature. */
export type WebhookCall = { body: string; headers: Headers; address: string };

/** The parsed JSON or form body; null when it cannot be parsed. */
export function readWebhookBody({ body, headers }: Pick<WebhookCall, "body" | "headers">): unknown {
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
