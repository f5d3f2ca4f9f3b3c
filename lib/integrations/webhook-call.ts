import "server-only";

/**
 * A webhook as it was received. `address` is the URL to which the webhook was sent, because the signature may include
 * this URL.
 */
export type WebhookCall = { body: string; headers: Headers; address: string };

/** The body parsed as JSON or as a form; null if it is neither. */
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
