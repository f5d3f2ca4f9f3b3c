import "server-only";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import proxyAddr from "proxy-addr";
import { env } from "./env";

/** A connection; `encrypted` is set only if it uses TLS. */
type Socket = { remoteAddress?: string | undefined; encrypted?: boolean };
type Asked = { socket: Socket; headers: IncomingHttpHeaders };

/**
 * Whether the headers of a proxy at this IP address are trusted.
 *
 * @internal Exported for tests.
 */
export type ProxyTrust = (address: string, hop: number) => boolean;

/**
 * Values for the headers that say where a request came from; a header that is undefined is removed.
 *
 * @internal Exported for tests.
 */
export type TrustedHeaders = {
  "x-forwarded-for": string;
  "x-forwarded-proto": "http" | "https";
  "x-forwarded-host": string | undefined;
  "x-forwarded-port": string | undefined;
};

/**
 * Determines where a request came from. Anybody can send these headers, so they count only if the request comes from a
 * trusted proxy. The visitor's IP address is then the nearest one that does not belong to a trusted proxy; without a
 * trusted proxy it is the IP address of the connection.
 *
 * @internal Exported for tests.
 */
export function trustedHeaders({ socket, headers }: Asked, trust: ProxyTrust): TrustedHeaders {
  const { remoteAddress, encrypted } = socket;
  // A server for both IP versions writes 10.0.0.7 as "::ffff:10.0.0.7". Rate limits would take that for an IPv6 address
  // and count many visitors as one network.
  const plain = (address: string) => address.replace(/^::ffff:(?=[\d.]+$)/i, "");
  // A connection through a Unix socket has no IP address.
  if (remoteAddress === undefined) return ofSocket("unknown", encrypted);
  const near = plain(remoteAddress);
  if (!trust(near, 0)) return ofSocket(near, encrypted);
  const [proto = ""] = single(headers["x-forwarded-proto"])?.split(",") ?? [];
  const isSecure = proto === "" ? encrypted : proto.trim().toLowerCase() === "https";
  // `proxyAddr` reads only these parts of a request, hence the cast.
  const request = { socket: { remoteAddress: near }, connection: {}, headers } as unknown as IncomingMessage;
  return {
    "x-forwarded-for": plain(proxyAddr(request, trust)),
    "x-forwarded-proto": isSecure ? "https" : "http",
    "x-forwarded-host": single(headers["x-forwarded-host"]),
    "x-forwarded-port": single(headers["x-forwarded-port"]),
  };
}

function ofSocket(address: string, isEncrypted = false): TrustedHeaders {
  return {
    "x-forwarded-for": address,
    "x-forwarded-proto": isEncrypted ? "https" : "http",
    "x-forwarded-host": undefined,
    "x-forwarded-port": undefined,
  };
}

const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

let trust: ProxyTrust | undefined;
let isReported = false;

/**
 * Replaces the headers that say where a request came from by the values that can be trusted. Call it before anything
 * reads these headers. Next.js does not change headers that are set, so later code can rely on them.
 */
export function trustProxies(request: IncomingMessage): void {
  reportUntrusted(request);
  const { headers } = request;
  const trusted = trustedHeadersOf(request);
  for (const name of OPTIONAL_HEADERS) {
    const value = trusted[name];
    if (value !== undefined) headers[name] = value;
    else if (headers[name] !== undefined) delete headers[name];
  }
  headers["x-forwarded-for"] = trusted["x-forwarded-for"];
  headers["x-forwarded-proto"] = trusted["x-forwarded-proto"];
}

const OPTIONAL_HEADERS = ["x-forwarded-host", "x-forwarded-port"] as const;

/**
 * The trusted headers of each connection that does not come from a trusted proxy: they are the same for all requests of
 * the connection.
 */
const ofConnections = new WeakMap<IncomingMessage["socket"], TrustedHeaders>();

function trustedHeadersOf(request: IncomingMessage): TrustedHeaders {
  const known = ofConnections.get(request.socket);
  if (known) return known;
  const proxies = env().TRUSTED_PROXIES;
  trust ??= proxyAddr.compile([...proxies]);
  const trusted = trustedHeaders(request, trust);
  if (proxies.length === 0) ofConnections.set(request.socket, trusted);
  return trusted;
}

/**
 * Warns the operator, once, that requests come through a proxy that is not in the settings: all visitors then have the
 * proxy's IP address.
 */
function reportUntrusted({ socket, headers }: IncomingMessage): void {
  if (isReported || headers["x-forwarded-for"] === undefined || env().TRUSTED_PROXIES.length > 0) return;
  isReported = true;
  console.warn(
    `X-Forwarded-For from ${socket.remoteAddress} is not believed. If that is your proxy, name it in TRUSTED_PROXIES.`,
  );
}
