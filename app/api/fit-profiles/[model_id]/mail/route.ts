import { mailFitProfileCall } from "@/lib/contracts/customization/calls";
import { ok } from "@/lib/domain/result";
import { requesterOf } from "@/lib/http/asker";
import { mailedFitProfilePath } from "@/lib/http/forms/fit-profile";
import { handle } from "@/lib/http/handle";
import { mailFitProfile } from "@/lib/workflows/customization/fit-profiles";

export const POST = handle(
  mailFitProfileCall,
  async ({ params, body, ...input }) => {
    const mailed = await mailFitProfile(requesterOf(input), params.model_id, body.email);
    return mailed.ok ? ok({ done: true }) : mailed;
  },
  { form: { redirectTo: mailedFitProfilePath } },
);
