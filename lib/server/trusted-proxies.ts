import "server-only";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import proxyAddr from "proxy-addr";
import { env } from "./env";

/** Only a socket of TLS says that it is encrypted. */
type Socket = { remoteAddress?: string | undefined; encrypted?: boolean };
type Asked = { socket: Socket; headers: IncomingHttpHeaders };

/**
 * Whether a proxy at this address is believed.
 *
 * @internal Exported for tests.
 */
export type ProxyTrust = (address: string, hop: number) => boolean;

/**
 * Headers about the way a request took; undefined is one that is taken out.
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
 * What is known for certain of where a request comes from. Anybody can send these headers, so they count only if a
 * trusted proxy sends them: then the client is the nearest address that is no trusted proxy. Otherwise it is the socket.
 *
 * @internal Exported for tests.
 */
export function trustedHeaders({ socket, headers }: Asked, trust: ProxyTrust): TrustedHeaders {
  const { remoteAddress, encrypted } = socket;
  // "::ffff:10.0.0.7" is how a socket for both versions names 10.0.0.7; limits count it as one network.
  const plain = (address: string) => address.replace(/^::ffff:(?=[\d.]+$)/i, "");
  // Of a socket in the file system nothing is known.
  if (remoteAddress === undefined) return ofSocket("unknown", encrypted);
  const near = plain(remoteAddress);
  if (!trust(near, 0)) return ofSocket(near, encrypted);
  const [proto = ""] = single(headers["x-forwarded-proto"])?.split(",") ?? [];
  const isSecure = proto === "" ? encrypted : proto.trim().toLowerCase() === "https";
  // Only these parts of a request are looked at.
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
 * Replaces the headers about a request's way by what is trusted of them, before anything reads them. Next.js fills in
 * only what is missing, so all behind it may read them.
 */
export function trustProxies(request: IncomingMessage): void {
  trust ??= proxyAddr.compile([...env().TRUSTED_PROXIES]);
  reportUntrusted(request);
  for (const [name, value] of Object.entries(trustedHeaders(request, trust))) {
    if (value === undefined) delete request.headers[name];
    else request.headers[name] = value;
  }
}

/** A proxy that nobody has named in the settings makes all visitors one, which its operator should hear of. */
function reportUntrusted({ socket, headers }: IncomingMessage): void {
  if (isReported || headers["x-forwarded-for"] === undefined || env().TRUSTED_PROXIES.length > 0) return;
  isReported = true;
  console.warn(
    `X-Forwarded-For from ${socket.remoteAddress} is not believed. If that is your proxy, name it in TRUSTED_PROXIES.`,
  );
}
