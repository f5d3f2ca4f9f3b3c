import { bringBackCall } from "@/lib/contracts/left-cart";
import { requesterOf } from "@/lib/http/asker";
import { toBroughtBack } from "@/lib/http/forms/left-cart";
import { handle } from "@/lib/http/handle";
import { bringBack } from "@/lib/workflows/left-cart/bring-back";

export const POST = handle(
  bringBackCall,
  async (input) => {
    const brought = await bringBack(requesterOf(input), input.body.token);
    if (!brought.ok) return brought;
    const { added, leftOut } = brought.value;
    return { ok: true, value: { added, left_out: leftOut } };
  },
  { form: { redirectTo: toBroughtBack } },
);
