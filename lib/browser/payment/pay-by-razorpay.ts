import { loadScript } from "@/lib/browser/load-script";
import type { HostedReturnWire } from "@/lib/contracts/payment/calls";

type RazorpayResponse = { razorpay_order_id?: unknown; razorpay_payment_id?: unknown; razorpay_signature?: unknown };
/** The parts of Razorpay's script that we use, as the script defines them. */
type RazorpayScript = {
  Razorpay?: new (options: {
    key: string;
    order_id: string;
    name: string;
    description: string;
    prefill: { name: string; email: string; contact: string };
    handler: (response: RazorpayResponse) => void;
    modal: { ondismiss: () => void };
  }) => { open: () => void };
};

type RazorpayWindow = {
  keyId: string;
  shopName: string;
  orderNumber: string;
  payer: { name: string; email: string; mobile: string };
};

/**
 * How the shopper left Razorpay's window: with a signed payment, or by closing it. A card that is declined does not
 * close it, so that another one can be tried in it.
 */
type RazorpayEnd = HostedReturnWire | "closed";

/**
 * Opens Razorpay's window over the page. Resolves to false if Razorpay's script cannot be loaded. Calls `onEnd` when
 * the shopper leaves the window.
 */
export async function openRazorpay(
  scriptUrl: string,
  token: string,
  { keyId, shopName, orderNumber, payer }: RazorpayWindow,
  onEnd: (end: RazorpayEnd) => void,
): Promise<boolean> {
  const script = window as RazorpayScript;
  if (!script.Razorpay && !(await loadScript(scriptUrl))) return false;
  if (!script.Razorpay) return false;
  new script.Razorpay({
    key: keyId,
    order_id: token,
    name: shopName,
    description: orderNumber,
    prefill: { name: payer.name, email: payer.email, contact: payer.mobile },
    handler: (response) =>
      onEnd({
        reference: String(response.razorpay_order_id ?? token),
        payment_id: String(response.razorpay_payment_id ?? ""),
        signature: String(response.razorpay_signature ?? ""),
      }),
    modal: { ondismiss: () => onEnd("closed") },
  }).open();
  return true;
}
