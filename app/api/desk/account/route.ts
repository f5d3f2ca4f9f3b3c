import { showStaffAccountCall } from "@/lib/contracts/staff/account";
import { readNotices } from "@/lib/data/staff/notices";
import { listPasskeys } from "@/lib/data/staff/passkeys";
import { listPushBrowsers } from "@/lib/data/staff/push-browsers";
import { countRecoveryCodes, readSecrets } from "@/lib/data/staff/secrets";
import { listSessions } from "@/lib/data/staff/sessions";
import { ok } from "@/lib/domain/result";
import { isProven } from "@/lib/domain/staff/member";
import { handle } from "@/lib/http/handle";
import { pushPublicKey } from "@/lib/integrations/web-push";
import { clock } from "@/lib/server/clock";
import { env } from "@/lib/server/env";

export const GET = handle(showStaffAccountCall, async ({ member, session }) => {
  const now = clock.now();
  const { passwordHash, totpSecret } = await readSecrets(member);
  const passkeys = await listPasskeys(member);
  const sessions = await listSessions(member, now);
  const browsers = await listPushBrowsers(member);
  const { WEB_PUSH_KEY } = env();
  return ok({
    name: member.name,
    email: member.email,
    notices: await readNotices(member),
    push: {
      key: WEB_PUSH_KEY ? pushPublicKey(WEB_PUSH_KEY) : null,
      browsers: browsers.map(({ id, endpoint, device }) => ({ _id: id, endpoint, device })),
    },
    has_password: passwordHash !== null,
    has_second_factor: totpSecret !== null,
    recovery_codes_left: await countRecoveryCodes(member),
    is_proven: isProven(session, now),
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      _id: id,
      name,
      created_on: createdAt.toISOString(),
      last_used_on: lastUsedAt?.toISOString() ?? null,
    })),
    sessions: sessions.map(({ id, device, address, createdAt, lastUsedAt }) => ({
      _id: id,
      device,
      address,
      created_on: createdAt.toISOString(),
      last_used_on: lastUsedAt.toISOString(),
      is_this: id === session.id,
    })),
  });
});
