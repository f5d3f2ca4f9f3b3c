import { listRedirectsCall, removeRedirectsCall, saveRedirectsCall } from "@/lib/contracts/site/redirect-calls";
import { handle } from "@/lib/http/handle";
import { listRedirects, removeRedirects, saveRedirects } from "@/lib/workflows/site/address-redirects";

export const GET = handle(listRedirectsCall, ({ storeId }) => listRedirects(storeId));

export const POST = handle(saveRedirectsCall, ({ storeId, body }) => saveRedirects(storeId, body.redirects));

export const DELETE = handle(removeRedirectsCall, ({ storeId, body }) => removeRedirects(storeId, body.from));
