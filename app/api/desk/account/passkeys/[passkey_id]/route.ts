import { removePasskeyCall } from "@/lib/contracts/staff/account";
import { deletePasskey } from "@/lib/data/staff/passkeys";
import { fail, ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";

export const DELETE = handle(removePasskeyCall, async ({ member, params }) =>
  (await deletePasskey(member, params.passkey_id)) ? ok({ done: true }) : fail("passkey_unknown"),
);
