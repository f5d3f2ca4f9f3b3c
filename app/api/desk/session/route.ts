import { closeDeskCall, deskCallerToWire, openDeskCall, showDeskSessionCall } from "@/lib/contracts/staff/desk";
import { countAttempt, type RateLimit } from "@/lib/database/rate-limits";
import { ok } from "@/lib/domain/result";
import { clientAddress } from "@/lib/http/client-address";
import { deskSessionOf } from "@/lib/http/desk-session";
import { handle } from "@/lib/http/handle";
import { env } from "@/lib/server/env";
import { actorOfSession, closeDesk, openDesk } from "@/lib/workflows/staff/sessions";

const OPENINGS: RateLimit = { name: "desk_links", attempts: 10, seconds: 15 * 60 };

export const GET = handle(showDeskSessionCall, async ({ request }) => {
  const session = deskSessionOf(request);
  const actor = session && (await actorOfSession(session));
  return ok({ caller: actor ? deskCallerToWire(actor) : null });
});

export const POST = handle(openDeskCall, async ({ body, request }) => {
  const attempt = await countAttempt(env().STORE_ID, OPENINGS, clientAddress(request));
  if (!attempt.isAllowed)
    return { ok: false as const, code: "too_many_attempts" as const, retryAfterSeconds: attempt.retryAfterSeconds };
  const opened = await openDesk(body.link);
  if (!opened.ok) return opened;
  const { member, session } = opened.value;
  return { ok: true as const, value: { name: member.name }, deskSession: session };
});

export const DELETE = handle(closeDeskCall, async ({ request }) => {
  const session = deskSessionOf(request);
  if (session !== null) await closeDesk(session);
  return { ok: true as const, value: { done: true }, deskSession: null };
});
