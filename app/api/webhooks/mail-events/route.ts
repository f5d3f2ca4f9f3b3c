import { getStoreOfVisitor } from "@/lib/cached/store";
import { mailEventsSchema } from "@/lib/contracts/outbox/suppressions";
import { problem } from "@/lib/http/problem";
import { readText } from "@/lib/http/read-body";
import { tenantOfRequest } from "@/lib/http/tenancy";
import { withDatabase } from "@/lib/http/with-database";
import { env } from "@/lib/server/env";
import { isSameSecret } from "@/lib/server/tokens";
import { hearMailEvents } from "@/lib/workflows/outbox/suppress";

/** Enough for 500 events. */
const BODY_LIMIT = 512 * 1024;

/**
 * Hears of mails that bounced or were called unwanted; docs/messages.md#bounces-and-complaints. The caller is a mail
 * provider or a script, which sends MAIL_EVENTS_SECRET as bearer token. Closed stores still hear them.
 */
export const POST = withDatabase(async (request: Request) => {
  if (!hasSecret(request)) return problem({ ok: false, code: "mail_events_secret_wrong" });
  const tenant = await tenantOfRequest(request);
  const store = tenant && (await getStoreOfVisitor(tenant.storeId));
  if (!store) return problem({ ok: false, code: "store_unknown" });
  const body = await readText(request, BODY_LIMIT);
  if (body === null) return problem({ ok: false, code: "body_too_large" });
  const read = mailEventsSchema.safeParse(parseJson(body));
  if (!read.success) return problem({ ok: false, code: "request_invalid" });
  const heard = await hearMailEvents(store.id, read.data.events);
  return Response.json(heard, { headers: { "Cache-Control": "no-store" } });
});

/** Whether the request has the secret; always false if none is configured. */
function hasSecret(request: Request): boolean {
  const { MAIL_EVENTS_SECRET } = env();
  const [, sent = ""] = /^Bearer (\S+)$/i.exec(request.headers.get("authorization") ?? "") ?? [];
  return MAIL_EVENTS_SECRET !== undefined && isSameSecret(sent, MAIL_EVENTS_SECRET);
}

/** Null for what is no JSON, which the schema refuses. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
