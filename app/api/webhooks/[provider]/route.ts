import { expireTags } from "@/lib/cached/expire-tags";
import { getStoreOfVisitor } from "@/lib/cached/store";
import { clientAddress } from "@/lib/http/client-address";
import { withDatabaseFallback } from "@/lib/http/database-fallback";
import { problem } from "@/lib/http/problem";
import { readText } from "@/lib/http/read-body";
import { USUAL_BODY_LIMIT } from "@/lib/http/read-input";
import { tenantOfRequest } from "@/lib/http/tenancy";
import { toProviderKind } from "@/lib/integrations/payment-providers";
import { admitProviderCall } from "@/lib/workflows/payment/admit";
import { receiveWebhook } from "@/lib/workflows/payment/receive-webhook";

/**
 * A provider tells of a payment. No page and no program of ours calls here, so there is no cross-site pair: what counts
 * is the provider's signature, over the body as it was sent. Also for a store that is closed, whose orders are paid.
 */
export const POST = withDatabaseFallback(
  async (request: Request, { params }: RouteContext<"/api/webhooks/[provider]">) => {
    const provider = toProviderKind((await params).provider);
    const tenant = await tenantOfRequest(request);
    const store = tenant && (await getStoreOfVisitor(tenant.storeId));
    if (!provider || !store) return problem({ ok: false, code: "provider_unknown" });
    const refused = await admitProviderCall(store.id, clientAddress(request));
    if (refused) return problem(refused);
    const body = await readText(request, USUAL_BODY_LIMIT);
    if (body === null) return problem({ ok: false, code: "body_too_large" });

    const heard = await receiveWebhook(store, provider, { body, headers: request.headers });
    if (heard.kind === "forged") return problem({ ok: false, code: "signature_wrong" });
    if (heard.kind === "later") return problem({ ok: false, code: "provider_silent", retryAfterSeconds: 60 });
    expireTags(heard.touched);
    return Response.json({ heard: true }, { headers: { "Cache-Control": "no-store" } });
  },
);
