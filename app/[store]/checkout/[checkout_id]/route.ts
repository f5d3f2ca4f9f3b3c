import { checkoutStepPath } from "@/lib/domain/checkout-pages";
import { visitCheckout } from "../checkout-visit";
import { leadTo } from "../lead-to";

/** Leads to the step that lacks something. */
export async function GET(
  _request: Request,
  { params }: RouteContext<"/[store]/checkout/[checkout_id]">,
): Promise<Response> {
  const visit = await visitCheckout({ params, searchParams: Promise.resolve({}) });
  if (!visit) return leadTo("/");
  if ("leadsTo" in visit) return leadTo(visit.leadsTo);
  const { checkout, step } = visit.priced;
  return leadTo(checkoutStepPath(checkout.id, step));
}
