import { closeDeskCall, deskCallerToWire, openDeskCall, showDeskSessionCall } from "@/lib/contracts/staff/desk";
import { checkAttempts, countAttempt, type RateLimit } from "@/lib/database/rate-limits";
import { ok } from "@/lib/domain/result";
import { clientAddress } from "@/lib/http/client-address";
import { deskSessionOf } from "@/lib/http/desk-session";
import { handle } from "@/lib/http/handle";
import { env } from "@/lib/server/env";
import { actorOfSession, closeDesk, openDesk } from "@/lib/workflows/staff/sessions";

const WRONG_LINKS: RateLimit = { name: "desk_links", attempts: 10, seconds: 15 * 60 };

export const GET = handle(showDeskSessionCall, async ({ request }) => {
  const session = deskSessionOf(request);
  const actor = session && (await actorOfSession(session));
  return ok({ caller: actor ? deskCallerToWire(actor) : null });
});

export const POST = handle(openDeskCall, async ({ body, request }) => {
  const from = [env().STORE_ID, WRONG_LINKS, clientAddress(request)] as const;
  const attempt = await checkAttempts(...from);
  if (!attempt.isAllowed)
    return { ok: false as const, code: "too_many_attempts" as const, retryAfterSeconds: attempt.retryAfterSeconds };
  const opened = await openDesk(body.link);
  if (!opened.ok) {
    await countAttempt(...from);
    return opened;
  }
  const { member, session } = opened.value;
  return { ok: true as const, value: { name: member.name }, deskSession: session };
});

export const DELETE = handle(closeDeskCall, async ({ request }) => {
  const session = deskSessionOf(request);
  if (session !== null) await closeDesk(session);
  return { ok: true as const, value: { done: true }, deskSession: null };
});
