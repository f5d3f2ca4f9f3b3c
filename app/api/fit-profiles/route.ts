import { addFitProfileCall, listFitProfilesCall } from "@/lib/contracts/customization/calls";
import { fitProfileToWire, toFitProfile } from "@/lib/contracts/customization/wire";
import { MAX_FIT_PROFILES } from "@/lib/domain/customization/fit-profile";
import { ok } from "@/lib/domain/result";
import { fitProfileForm } from "@/lib/http/forms/fit-profile";
import { handle } from "@/lib/http/handle";
import { addFitProfile, readFitProfiles } from "@/lib/workflows/customization/fit-profiles";

export const GET = handle(listFitProfilesCall, async ({ store, visitor, query }) => {
  const profiles = await readFitProfiles({ store, visitor }, query.addon_id ?? null);
  return ok({
    kept_in: store.keepsFitProfilesInAccount ? "account" : "session",
    limit: MAX_FIT_PROFILES,
    model_list: profiles.map(({ profile, fitting }) => fitProfileToWire(profile, fitting)),
  });
});

export const POST = handle(
  addFitProfileCall,
  async ({ store, visitor, body }) => {
    const added = await addFitProfile({ store, visitor }, toFitProfile(body));
    return added.ok ? ok({ model: fitProfileToWire(added.value, null) }) : added;
  },
  { form: fitProfileForm },
);
