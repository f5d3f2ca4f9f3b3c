import { draftSecondFactorCall, turnOffSecondFactorCall, turnOnSecondFactorCall } from "@/lib/contracts/staff/account";
import { ok } from "@/lib/domain/result";
import { deskSite } from "@/lib/http/desk/site";
import { handle } from "@/lib/http/handle";
import { qrCode } from "@/lib/workflows/payment/qr-code";
import { draftSecondFactor, turnOffSecondFactor, turnOnSecondFactor } from "@/lib/workflows/staff/second-factor";

export const POST = handle(draftSecondFactorCall, async ({ member, request }) => {
  const { storeName } = await deskSite(request, member.storeId);
  const draft = await draftSecondFactor(member, storeName);
  return ok({ ...draft, code: qrCode(draft.link) });
});

export const PUT = handle(turnOnSecondFactorCall, async ({ member, body }) => {
  const codes = await turnOnSecondFactor(member, body.code);
  return codes.ok ? ok({ recovery_codes: codes.value }) : codes;
});

export const DELETE = handle(turnOffSecondFactorCall, async ({ member }) => {
  await turnOffSecondFactor(member);
  return ok({ done: true });
});
