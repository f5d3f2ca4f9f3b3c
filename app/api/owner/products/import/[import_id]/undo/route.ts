import { undoImportCall } from "@/lib/contracts/product-import/calls";
import { handle } from "@/lib/http/handle";
import { undoImport } from "@/lib/workflows/product-import/undo-import";

export const POST = handle(undoImportCall, ({ storeId, actor, params }) =>
  undoImport(storeId, params.import_id, actor.name),
);
