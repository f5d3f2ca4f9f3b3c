import { closeDeskCall, deskCallerToWire, openDeskCall, showDeskSessionCall } from "@/lib/contracts/staff/desk";
import { checkAttempts, countAttempt, type RateLimit } from "@/lib/database/rate-limits";
import { ok } from "@/lib/domain/result";
import { clientAddress } from "@/lib/http/client-address";
import { deskSessionOf } from "@/lib/http/desk/session";
import { browserOf } from "@/lib/http/desk/site";
import { handle } from "@/lib/http/handle";
import { env } from "@/lib/server/env";
import { actorOfMember, closeDesk, findVisit, openDesk } from "@/lib/workflows/staff/sessions";
import { opened } from "../opened";

const WRONG_LINKS: RateLimit = { name: "desk_links", attempts: 10, seconds: 15 * 60 };

export const GET = handle(showDeskSessionCall, async ({ request }) => {
  const session = deskSessionOf(request);
  const visit = session && (await findVisit(session));
  return ok({ caller: visit ? deskCallerToWire(actorOfMember(visit.member)) : null });
});

export const POST = handle(openDeskCall, async ({ body: { link, code }, request }) => {
  const from = [env().STORE_ID, WRONG_LINKS, clientAddress(request)] as const;
  const attempt = await checkAttempts(...from);
  if (!attempt.isAllowed)
    return { ok: false as const, code: "too_many_attempts" as const, retryAfterSeconds: attempt.retryAfterSeconds };
  const found = await openDesk({ link, ...(code !== undefined && { code }) }, browserOf(request));
  if (found.ok) return opened(found.value, request, "link");
  if (found.code === "staff_link_over") await countAttempt(...from);
  return found;
});

export const DELETE = handle(closeDeskCall, async ({ request }) => {
  const session = deskSessionOf(request);
  if (session !== null) await closeDesk(session);
  return { ok: true as const, value: { done: true }, deskSession: null };
});
