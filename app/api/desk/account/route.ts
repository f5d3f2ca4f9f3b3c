import { showStaffAccountCall } from "@/lib/contracts/staff/account";
import { readNotices } from "@/lib/data/staff/notices";
import { listPasskeys } from "@/lib/data/staff/passkeys";
import { countRecoveryCodes, readSecrets } from "@/lib/data/staff/secrets";
import { listSessions } from "@/lib/data/staff/sessions";
import { ok } from "@/lib/domain/result";
import { isProven } from "@/lib/domain/staff/member";
import { handle } from "@/lib/http/handle";
import { clock } from "@/lib/server/clock";

export const GET = handle(showStaffAccountCall, async ({ member, session }) => {
  const now = clock.now();
  const { passwordHash, totpSecret } = await readSecrets(member);
  const passkeys = await listPasskeys(member);
  const sessions = await listSessions(member, now);
  return ok({
    name: member.name,
    email: member.email,
    notices: await readNotices(member),
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
