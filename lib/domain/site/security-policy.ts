/**
 * `Content-Security-Policy` of a page: what a browser may load and run for it.
 *
 * A shopping page is the same for everyone and kept by caches, so it cannot carry a nonce: its `script-src` names our own
 * origin and the store's chat, and has to allow inline scripts, because React streams the page's data in them. Account
 * and checkout are rendered for one visitor, and there only scripts with this answer's nonce run, and what they load
 * (decision 13). Everything else is as strict on both.
 */
export type PolicyFacts = {
  /** Of this answer alone; null for a page that caches may keep. */
  nonce: string | null;
  /** Digests of the scripts in every head, as `'sha256-…'`. */
  headScripts: readonly string[];
  /** Address of the chat's script, when the store uses somebody else's. */
  chatScriptUrl: string | null;
  /** On the page where orders are paid: what the providers' scripts load. */
  payment: PaymentSources | null;
  /** Origins of the services that tell a visitor's country. */
  geolocationOrigins: readonly string[];
  isSecure: boolean;
  /** React evaluates code for its error overlay, and the tools keep a socket open. */
  isDevelopment: boolean;
};

/** Origins by what they are for. */
export type PaymentSources = {
  frames: readonly string[];
  connections: readonly string[];
  styles: readonly string[];
  fonts: readonly string[];
};

const NO_PAYMENT: PaymentSources = { frames: [], connections: [], styles: [], fonts: [] };

export function contentSecurityPolicy({
  nonce,
  headScripts,
  chatScriptUrl,
  payment,
  geolocationOrigins,
  isSecure,
  isDevelopment,
}: PolicyFacts): string {
  const chat = chatScriptUrl === null ? [] : chatSources(chatScriptUrl);
  const paying = payment ?? NO_PAYMENT;
  const frames = [...chat, ...paying.frames];
  const development = isDevelopment ? ["'unsafe-eval'"] : [];
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'self'"],
    "script-src": nonce
      ? [`'nonce-${nonce}'`, "'strict-dynamic'", ...headScripts, ...development]
      : ["'self'", "'unsafe-inline'", ...chat, ...development],
    // Positions and sizes set by scripts and by React are style attributes.
    "style-src": ["'self'", "'unsafe-inline'", ...chat, ...paying.styles],
    // Imported products may show pictures and films from where they live.
    "img-src": ["'self'", "data:", "blob:", "https:", ...(isSecure ? [] : ["http:"])],
    "media-src": ["'self'", "blob:", "https:", ...(isSecure ? [] : ["http:"])],
    "font-src": ["'self'", ...chat, ...paying.fonts],
    "connect-src": [
      "'self'",
      ...geolocationOrigins,
      ...chat,
      ...chat.map((origin) => origin.replace(/^http/, "ws")),
      ...paying.connections,
      ...(isDevelopment ? ["ws:"] : []),
    ],
    "frame-src": frames.length > 0 ? frames : ["'none'"],
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "form-action": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    ...(isSecure && { "upgrade-insecure-requests": [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}

/** Such a script loads more of itself from sibling hosts: `embed.chat.example` from `cdn.chat.example`. */
function chatSources(scriptUrl: string): string[] {
  if (!URL.canParse(scriptUrl)) return [];
  const { protocol, host, hostname, origin } = new URL(scriptUrl);
  const labels = hostname.split(".");
  const isAddress = /^[\d.]+$|^\[/.test(hostname);
  const parent = labels.length > 2 ? host.slice(host.indexOf(".") + 1) : host;
  return isAddress || labels.length < 2 ? [origin] : [origin, `${protocol}//*.${parent}`];
}
