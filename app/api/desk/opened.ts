import { clientAddress } from "@/lib/http/client-address";
import { audited } from "@/lib/workflows/staff/audit";
import { actorOfMember, type OpenedDesk } from "@/lib/workflows/staff/sessions";

/** The answer that opens the desk in the browser. Who came in, from where and how, stands in the audit log. */
export function opened({ member, session }: OpenedDesk, request: Request, by: "link" | "password" | "passkey") {
  return audited(
    member.storeId,
    {
      actor: actorOfMember(member),
      address: clientAddress(request),
      action: "open the desk",
      target: { kind: "staff_member", id: member.id },
      input: { by },
    },
    async () => ({ ok: true as const, value: { name: member.name }, deskSession: session }),
  );
}
