import { getStoreOfVisitor } from "@/lib/cached/store";
import { clientAddress } from "@/lib/http/client-address";
import { problem } from "@/lib/http/problem";
import { readText } from "@/lib/http/read-body";
import { USUAL_BODY_LIMIT } from "@/lib/http/read-input";
import { tenantOfRequest } from "@/lib/http/tenancy";
import { withDatabase } from "@/lib/http/with-database";
import { toProviderKind } from "@/lib/integrations/payment-providers";
import { admitWebhook } from "@/lib/workflows/payment/admit";
import { receiveWebhook } from "@/lib/workflows/payment/receive-webhook";

/**
 * Receives the webhooks of payment providers. The caller is a provider, not a browser, so the request is verified by
 * its signature over the raw body instead of by the cross-site pair (the CSRF cookie and header). Closed stores still
 * receive webhooks, because their open orders may still be paid.
 */
export const POST = withDatabase(async (request: Request, { params }: RouteContext<"/api/webhooks/[provider]">) => {
  const provider = toProviderKind((await params).provider);
  const tenant = await tenantOfRequest(request);
  const store = tenant && (await getStoreOfVisitor(tenant.storeId));
  if (!provider || !store) return problem({ ok: false, code: "provider_unknown" });
  const refused = await admitWebhook(store.id, clientAddress(request));
  if (refused) return problem(refused);
  const body = await readText(request, USUAL_BODY_LIMIT);
  if (body === null) return problem({ ok: false, code: "body_too_large" });

  const result = await receiveWebhook(store, provider, { body, headers: request.headers });
  if (result.kind === "forged") return problem({ ok: false, code: "signature_wrong" });
  if (result.kind === "unreadable") return problem({ ok: false, code: "request_invalid" });
  if (result.kind === "retry_later") return problem({ ok: false, code: "provider_silent", retryAfterSeconds: 60 });
  return Response.json({ heard: true }, { headers: { "Cache-Control": "no-store" } });
});
