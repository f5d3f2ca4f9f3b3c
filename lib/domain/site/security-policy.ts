import { withBasePath } from "./base-path";

/**
 * The facts that decide the `Content-Security-Policy` of a page, that is, what a browser may load and run for the page.
 *
 * A shopping page is the same for everyone and stored by caches, so it cannot have a nonce: its `script-src` contains
 * our own origin and that of the store's chat, and has to allow inline scripts, because React streams the page's data
 * in them. Account and checkout pages are rendered for one visitor. On these pages, only scripts with this response's
 * nonce run, and the scripts loaded by them (decision 13). All other directives are equally strict for both kinds of
 * page.
 */
export type PolicyFacts = {
  /** A random value for this response only; null for a page that caches may store. */
  nonce: string | null;
  /** Digests of the scripts in every page's head, as `'sha256-…'`. */
  headScripts: readonly string[];
  /** URL of the chat script if the store uses a third-party chat; otherwise null. */
  chatScriptUrl: string | null;
  /** The origins that the payment providers' scripts need; null on all pages except the payment page. */
  payment: PaymentSources | null;
  /**
   * `previews` for the desk, which frames what is not in the shop yet; `preview` for such a page, which our own pages may
   * frame; null for all others.
   */
  framing: "previews" | "preview" | null;
  /** Origins of the services that look up a visitor's country. */
  geolocationOrigins: readonly string[];
  isSecure: boolean;
  /** True in development, where React's error overlay evaluates code and the dev tools need a WebSocket connection. */
  isDevelopment: boolean;
};

/** The origins that payment providers need, by directive of the policy. */
export type PaymentSources = {
  frames: readonly string[];
  connections: readonly string[];
  styles: readonly string[];
  fonts: readonly string[];
};

const REPORTS = withBasePath("/api/policy-reports");
/** The header `Reporting-Endpoints`, which belongs to the policy: where browsers report what it has blocked. */
export const REPORTING_ENDPOINTS = `policy="${REPORTS}"`;

const NO_PAYMENT: PaymentSources = { frames: [], connections: [], styles: [], fonts: [] };

export function contentSecurityPolicy({
  nonce,
  headScripts,
  chatScriptUrl,
  payment,
  framing,
  geolocationOrigins,
  isSecure,
  isDevelopment,
}: PolicyFacts): string {
  const chat = chatScriptUrl === null ? [] : chatSources(chatScriptUrl);
  const paymentSources = payment ?? NO_PAYMENT;
  const frames = [...chat, ...paymentSources.frames, ...(framing === "previews" ? ["'self'"] : [])];
  const development = isDevelopment ? ["'unsafe-eval'"] : [];
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'self'"],
    "script-src": nonce
      ? [`'nonce-${nonce}'`, "'strict-dynamic'", ...headScripts, ...development]
      : ["'self'", "'unsafe-inline'", ...chat, ...development],
    // Our scripts and React set positions and sizes through style attributes, which the policy allows only with
    // 'unsafe-inline'.
    "style-src": ["'self'", "'unsafe-inline'", ...chat, ...paymentSources.styles],
    // Imported products may have pictures and videos on any host.
    "img-src": ["'self'", "data:", "blob:", "https:", ...(isSecure ? [] : ["http:"])],
    "media-src": ["'self'", "blob:", "https:", ...(isSecure ? [] : ["http:"])],
    "font-src": ["'self'", ...chat, ...paymentSources.fonts],
    "connect-src": [
      "'self'",
      ...geolocationOrigins,
      ...chat,
      ...chat.map((origin) => origin.replace(/^http/, "ws")),
      ...paymentSources.connections,
      ...(isDevelopment ? ["ws:"] : []),
    ],
    "frame-src": frames.length > 0 ? frames : ["'none'"],
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "form-action": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "frame-ancestors": [framing === "preview" ? "'self'" : "'none'"],
    ...(isSecure && { "upgrade-insecure-requests": [] }),
    // The first is for browsers that do not know the second, which names an endpoint of `REPORTING_ENDPOINTS`.
    "report-uri": [REPORTS],
    "report-to": ["policy"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}

/**
 * The origins of a chat: the one its script is loaded from, and sibling hosts from which the script loads more code,
 * such as `cdn.chat.example` for `embed.chat.example`.
 */
function chatSources(scriptUrl: string): string[] {
  if (!URL.canParse(scriptUrl)) return [];
  const { protocol, host, hostname, origin } = new URL(scriptUrl);
  const labels = hostname.split(".");
  const isAddress = /^[\d.]+$|^\[/.test(hostname);
  const parent = labels.length > 2 ? host.slice(host.indexOf(".") + 1) : host;
  return isAddress || labels.length < 2 ? [origin] : [origin, `${protocol}//*.${parent}`];
}
