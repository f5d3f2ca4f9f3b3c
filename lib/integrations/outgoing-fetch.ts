import "server-only";
import dns, { type LookupAddress } from "node:dns";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import type { Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { traced } from "@/lib/server/traces";
import { isPublicAddress } from "./public-address";

/**
 * How the shop makes requests to other servers; all of them go through this file (decision 30). A URL from a setting is
 * chosen by the operator and may point to a private network. A URL from data, such as an imported file, may point to
 * the public internet only: whoever wrote the file must not learn how this machine, other machines on its network or
 * the cloud's metadata service respond.
 */
export type Outgoing = {
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string | Buffer;
  /**
   * The time limit for everything together: looking up the name, connecting, redirects, and receiving the whole body.
   */
  timeoutMilliseconds: number;
  largestBytes: number;
  /** How many redirects are followed. The default is none, because a secret must not be sent to another URL. */
  redirects?: number;
  /** The content types that are accepted. If given, the body is read only if the response is a success. */
  accepts?: RegExp;
};

export type OutgoingAnswer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };

/**
 * `unreachable` stands for every failure before a response, so that the failure does not reveal which hosts exist on a
 * private network.
 */
export type OutgoingFailure = "unreachable" | "too_large" | "wrong_type";

/** An error whose message can be logged: it contains neither the URL nor anything from the response. */
export class OutgoingFetchError extends Error {
  override name = "OutgoingFetchError";

  constructor(
    readonly code: OutgoingFailure,
    reason: string,
    options?: ErrorOptions,
  ) {
    super(reason, options);
  }
}

/** Requests a URL that comes from a setting. Throws `OutgoingFetchError` if no complete response arrives. */
export function fetchFromService(address: string, outgoing: Outgoing): Promise<OutgoingAnswer> {
  return fetchFrom(address, outgoing, () => true);
}

/**
 * Requests a URL that comes from data. Only hosts on the public internet are allowed, also after redirects, except
 * those in `trustedHosts` (`name` or `name:port`), which may be on a private network.
 */
export function fetchPublic(
  address: string,
  { trustedHosts, ...outgoing }: Outgoing & { trustedHosts: ReadonlySet<string> },
): Promise<OutgoingAnswer> {
  return fetchFrom(address, outgoing, ({ hostname, port, protocol }) => {
    const usualPort = protocol === "https:" ? "443" : "80";
    return trustedHosts.has(hostname) || trustedHosts.has(`${hostname}:${port || usualPort}`);
  });
}

type IsTrusted = (url: URL) => boolean;

function fetchFrom(address: string, outgoing: Outgoing, isTrusted: IsTrusted): Promise<OutgoingAnswer> {
  const { method = "GET" } = outgoing;
  // Not its path, which may be a secret.
  const host = URL.canParse(address) ? new URL(address).host : "";
  return traced(`${method} ${host}`, { "http.request.method": method, "server.address": host }, () =>
    follow(address, outgoing, isTrusted),
  );
}

async function follow(address: string, outgoing: Outgoing, isTrusted: IsTrusted): Promise<OutgoingAnswer> {
  const signal = AbortSignal.timeout(outgoing.timeoutMilliseconds);
  try {
    let url = new URL(address);
    for (let followed = 0; ; followed += 1) {
      const response = await send(url, outgoing, isTrusted(url), signal);
      try {
        const next = redirectOf(response, url);
        if (!next) return await readAnswer(response, outgoing);
        if (followed === (outgoing.redirects ?? 0)) throw new OutgoingFetchError("unreachable", "too many redirects");
        url = next;
      } finally {
        response.destroy();
      }
    }
  } catch (error) {
    if (error instanceof OutgoingFetchError) throw error;
    const { code, name } = error as NodeJS.ErrnoException;
    throw new OutgoingFetchError("unreachable", signal.aborted ? "too slow" : (code ?? name), { cause: error });
  }
}

function send(url: URL, outgoing: Outgoing, isTrusted: boolean, signal: AbortSignal): Promise<IncomingMessage> {
  const { method = "GET", headers, body } = outgoing;
  if (!isTrusted && !mayBePublic(url)) throw notPublic();
  const { request } = url.protocol === "https:" ? https : http;
  return new Promise((resolve, reject) => {
    const asked = request(url, {
      method,
      headers: { "user-agent": "storefront", "accept-encoding": "identity", ...headers },
      // Every request opens its own connection. A reused connection may have been opened for a trusted host, without a
      // check of its IP address.
      agent: false,
      signal,
      ...(!isTrusted && { lookup: lookUpPublic }),
    });
    asked.on("response", resolve);
    asked.on("error", reject);
    asked.end(body);
  });
}

/**
 * Whether a URL may point to the public internet. `URL` has already converted every notation of an IPv4 address
 * (decimal, octal, hex, short) to four numbers.
 */
function mayBePublic({ hostname, protocol, username, password }: URL): boolean {
  if (!/^https?:$/.test(protocol) || username || password) return false;
  const address = hostname.replace(/^\[|\]$/g, "");
  // For a host name the IP addresses are not known yet; `lookUpPublic` checks them when the connection is opened.
  return isIP(address) === 0 || isPublicAddress(address);
}

/**
 * Looks up a host name and checks its IP addresses. The connection uses exactly the IP addresses checked here, so the
 * name cannot be pointed to a private address after the check.
 */
const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[] = []) => {
    const [first] = addresses;
    // A host name that has both public and private IP addresses is refused, because only an attacker would set it up.
    const isPublic = first !== undefined && addresses.every(({ address }) => isPublicAddress(address));
    if (error || !isPublic) callback(error ?? notPublic(), "", 0);
    else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

const notPublic = () => new OutgoingFetchError("unreachable", "not a public address");

function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | null {
  const isRedirect = [301, 302, 303, 307, 308].includes(statusCode) && headers.location !== undefined;
  return isRedirect ? new URL(headers.location ?? "", from) : null;
}

async function readAnswer(response: IncomingMessage, { accepts, largestBytes }: Outgoing): Promise<OutgoingAnswer> {
  const { statusCode: status = 0, headers } = response;
  const isSuccess = status >= 200 && status < 300;
  if (accepts && !isSuccess) return { status, headers, body: Buffer.alloc(0) };
  if (accepts && !accepts.test(headers["content-type"] ?? "")) throw new OutgoingFetchError("wrong_type", "wrong type");
  if (Number(headers["content-length"] ?? 0) > largestBytes) throw tooLarge();
  return { status, headers, body: await readBounded(decoded(response), largestBytes) };
}

const tooLarge = () => new OutgoingFetchError("too_large", "too large");

/** Decompresses the body, if needed: some servers compress it although we ask them not to. */
function decoded(response: IncomingMessage): Readable {
  const coding = response.headers["content-encoding"]?.trim().toLowerCase() ?? "identity";
  const decoder = DECODERS[coding]?.();
  if (!decoder) return response;
  response.on("error", (error) => decoder.destroy(error));
  return response.pipe(decoder);
}

const DECODERS: Record<string, () => Readable & NodeJS.WritableStream> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/**
 * Reads the body up to a limit. The bytes are counted after decompression, because the Content-Length is only what the
 * host claims and does not say how large the decompressed body is.
 */
async function readBounded(body: Readable, largestBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > largestBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
