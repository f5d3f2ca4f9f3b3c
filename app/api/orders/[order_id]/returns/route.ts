import { askReturnCall, returnToWire } from "@/lib/contracts/return/calls";
import { ok } from "@/lib/domain/result";
import { parseReturnForm, returnFiles, returnOutcomePath } from "@/lib/http/forms/return";
import { handle } from "@/lib/http/handle";
import { askReturn } from "@/lib/workflows/return/ask";

export const POST = handle(
  askReturnCall,
  async ({ store, visitor, params, query, body }) => {
    const { picture_id: pictureId, ...request } = body;
    const asked = await askReturn(
      { store, visitor },
      { orderId: params.order_id, key: query.key ?? null },
      { ...request, pictureId },
    );
    return asked.ok ? ok(returnToWire(asked.value)) : asked;
  },
  { form: { parseForm: parseReturnForm, redirectTo: returnOutcomePath, files: returnFiles } },
);
