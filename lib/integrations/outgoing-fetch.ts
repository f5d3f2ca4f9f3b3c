import "server-only";
import dns, { type LookupAddress } from "node:dns";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import type { Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { isPublicAddress } from "./public-address";

/**
 * The one place from which the shop fetches (decision 30). An address from a setting is the operator's word and may be
 * on a private network. An address from data, such as an imported file, may only lead to the public internet: whoever
 * writes such a file must not read what this machine, its neighbours or the cloud's metadata service answer to it.
 */
export type Outgoing = {
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
  /** For everything together: name, connection, redirects, and the whole body. */
  timeoutMilliseconds: number;
  largestBytes: number;
  /** How many redirects are followed; without it none is, because a secret is for one address only. */
  redirects?: number;
  /** Types of body that are read; with it only the body of a success is. */
  accepts?: RegExp;
};

export type OutgoingAnswer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };

/** `unreachable` covers everything before an answer, so that nobody learns from it what is there. */
export type OutgoingFailure = "unreachable" | "too_large" | "wrong_type";

/** The message is for the log, and names neither address nor content. */
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

/** Fetches from a service that a setting names. Throws `OutgoingFetchError` when no whole answer came. */
export function fetchFromService(address: string, outgoing: Outgoing): Promise<OutgoingAnswer> {
  return fetchFrom(address, outgoing, () => true);
}

/**
 * Fetches from an address that stands in data. Hosts of `trustedHosts` (`name` or `name:port`) may be on a private
 * network, any other only on the public internet; that goes for each redirect as well.
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

async function fetchFrom(address: string, outgoing: Outgoing, isTrusted: IsTrusted): Promise<OutgoingAnswer> {
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
      // A connection of its own: one that is used again could have been opened under another rule.
      agent: false,
      signal,
      ...(!isTrusted && { lookup: lookUpPublic }),
    });
    asked.on("response", resolve);
    asked.on("error", reject);
    asked.end(body);
  });
}

/** `URL` has already written every form of an IPv4 address (decimal, octal, hex, short) as four numbers. */
function mayBePublic({ hostname, protocol, username, password }: URL): boolean {
  if (!/^https?:$/.test(protocol) || username || password) return false;
  const address = hostname.replace(/^\[|\]$/g, "");
  // A name is looked up, and its addresses are checked, when the connection is made.
  return isIP(address) === 0 || isPublicAddress(address);
}

/** What is checked here is what is connected to, so a name cannot be changed between check and use. */
const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[] = []) => {
    const [first] = addresses;
    // One private address among public ones is somebody's attempt.
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

/** We ask for plain bytes, and still some servers compress. */
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

/** The length that a host announces is only a promise, and says nothing of what unpacks from it: bytes are counted. */
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
