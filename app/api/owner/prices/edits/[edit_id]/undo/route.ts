import { undoPricesCall } from "@/lib/contracts/product/price-calls";
import { handle } from "@/lib/http/handle";
import { undoPriceEdit } from "@/lib/workflows/product/edit-prices";

export const POST = handle(undoPricesCall, ({ storeId, actor, params }) =>
  undoPriceEdit(storeId, params.edit_id, { by: actor.name, mayPrice: actor.rights.includes("products.write") }),
);
