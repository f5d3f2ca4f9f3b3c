import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { contentSecurityPolicy, type PaymentSources, type PolicyFacts } from "@/lib/domain/site/security-policy";
import { HEAD_SCRIPTS } from "@/lib/inline/head-scripts";
import { env } from "@/lib/server/env";
import { isSecure } from "./is-secure";

const HEAD_SCRIPT_DIGESTS = HEAD_SCRIPTS.map(
  (script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
);

type Page = {
  /** Whether the page has the stricter policy of pages rendered for one visitor, such as account and checkout. */
  isStrict: boolean;
  chatScriptUrl: string | null;
  /** Whether the page loads a payment provider's script. */
  takesPayment: boolean;
  framing?: PolicyFacts["framing"];
};

/** The Content-Security-Policy of the requested page. */
export function pagePolicy(request: Request, { isStrict, chatScriptUrl, takesPayment, framing = null }: Page): string {
  const { GEOLOCATION_URLS, NODE_ENV } = env();
  return contentSecurityPolicy({
    nonce: isStrict ? randomBytes(16).toString("base64") : null,
    headScripts: HEAD_SCRIPT_DIGESTS,
    chatScriptUrl,
    payment: takesPayment ? paymentSources() : null,
    framing,
    geolocationOrigins: [...new Set(GEOLOCATION_URLS.map((address) => new URL(address).origin))],
    isSecure: isSecure(request.headers),
    isDevelopment: NODE_ENV === "development",
  });
}

const SQUARE = {
  connections: [
    "https://*.squarecdn.com",
    "https://connect.squareup.com",
    "https://pci-connect.squareup.com",
    "https://connect.squareupsandbox.com",
    "https://pci-connect.squareupsandbox.com",
  ],
  styles: ["https://*.squarecdn.com"],
  fonts: ["https://*.squarecdn.com", "https://d1g145x70srn7h.cloudfront.net"],
};
const FOLOOSI = ["https://foloosi.com", "https://*.foloosi.com"];
const RAZORPAY = ["https://*.razorpay.com"];
const STRIPE = ["https://*.stripe.com", "https://m.stripe.network", "https://q.stripe.com"];

/**
 * The hosts that Square documents for its script, and the own hosts of Foloosi, Razorpay and Stripe. This page must allow frames of any host:
 * card issuers show their 3-D Secure check in a frame of their own, and there are thousands of them.
 */
function paymentSources(): PaymentSources {
  const { SQUARE_SCRIPT_URL, FOLOOSI_SCRIPT_URL, RAZORPAY_SCRIPT_URL, STRIPE_SCRIPT_URL } = env();
  const standIns = [SQUARE_SCRIPT_URL, FOLOOSI_SCRIPT_URL, RAZORPAY_SCRIPT_URL, STRIPE_SCRIPT_URL].flatMap((address) =>
    address ? new URL(address).origin : [],
  );
  return {
    frames: ["https:", ...standIns],
    connections: [...SQUARE.connections, ...FOLOOSI, ...RAZORPAY, ...STRIPE, ...standIns],
    styles: [...SQUARE.styles, ...FOLOOSI, ...RAZORPAY, ...standIns],
    fonts: [...SQUARE.fonts, ...FOLOOSI, ...RAZORPAY, ...standIns],
  };
}
