import { removeFitProfileCall, updateFitProfileCall } from "@/lib/contracts/customization/calls";
import { fitProfileToWire, toFitProfile } from "@/lib/contracts/customization/wire";
import { ok } from "@/lib/domain/result";
import { fitProfileForm, removedFitProfilePath } from "@/lib/http/forms/fit-profile";
import { formMethods, handle } from "@/lib/http/handle";
import { deleteFitProfile, saveFitProfile } from "@/lib/workflows/customization/fit-profiles";

export const PUT = handle(
  updateFitProfileCall,
  async ({ store, visitor, params, body }) => {
    const saved = await saveFitProfile({ store, visitor }, params.model_id, toFitProfile(body));
    return saved.ok ? ok({ model: fitProfileToWire(saved.value, null) }) : saved;
  },
  { form: fitProfileForm },
);

export const DELETE = handle(
  removeFitProfileCall,
  async ({ store, visitor, params }) => {
    const removed = await deleteFitProfile({ store, visitor }, params.model_id);
    return removed.ok ? ok({ done: true }) : removed;
  },
  { form: { redirectTo: removedFitProfilePath } },
);

export const POST = formMethods({ PUT, DELETE });
