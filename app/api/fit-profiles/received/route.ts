import { keepFitProfileCall } from "@/lib/contracts/customization/calls";
import { fitProfileToWire } from "@/lib/contracts/customization/wire";
import { ok } from "@/lib/domain/result";
import { keptFitProfilePath } from "@/lib/http/forms/fit-profile";
import { handle } from "@/lib/http/handle";
import { keepReceivedFitProfile } from "@/lib/workflows/customization/fit-profiles";

export const POST = handle(
  keepFitProfileCall,
  async ({ store, visitor, body }) => {
    const kept = await keepReceivedFitProfile({ store, visitor }, { id: body.model_id, key: body.key });
    return kept.ok ? ok({ model: fitProfileToWire(kept.value, null) }) : kept;
  },
  { form: { redirectTo: keptFitProfilePath, keepsField: () => false } },
);
