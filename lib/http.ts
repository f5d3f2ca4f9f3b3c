import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { revalidateTag } from "next/cache";
import type { z } from "zod";
import { ownerToken } from "@/lib/owner-token";

/** What a call answers: a JSON value with the tags that the write touched, or a refusal by its code. */
export type Answer =
  | { ok: true; value: unknown; touched?: readonly string[] }
  | { ok: false; code: string; field?: string };

type Definition<Query extends z.ZodType, Body extends z.ZodType> = {
  /** Only who holds the owner token may call. */
  owner?: true;
  query?: Query;
  body?: Body;
  /** In bytes. */
  bodyLimit?: number;
};

type Input<Query extends z.ZodType, Body extends z.ZodType> = {
  query: z.output<Query>;
  body: z.output<Body>;
  request: Request;
};

const USUAL_BODY_LIMIT = 100_000;

/** Status of the refusals that are not plainly "understood, and not possible". */
const STATUS: Record<string, number> = {
  request_invalid: 400,
  owner_token_wrong: 401,
  store_unknown: 404,
  category_unknown: 404,
  product_unknown: 404,
  body_too_large: 413,
  body_not_json: 415,
  store_closed: 503,
};

/**
 * Makes a route handler out of what the call takes and does. A handler trusts neither caller nor body: here the caller
 * is checked and the input parsed, and a refusal becomes problem details (RFC 9457). Pages that show what was written
 * are expired after the write, which has committed by then. A fault passes through untouched.
 */
export function handle<Query extends z.ZodType = z.ZodUndefined, Body extends z.ZodType = z.ZodUndefined>(
  definition: Definition<Query, Body>,
  respond: (input: Input<Query, Body>) => Promise<Answer>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (definition.owner && !(await isOwner(request))) {
      return problem("owner_token_wrong", [], { "WWW-Authenticate": "Bearer" });
    }
    const input = await readInput(definition, request);
    if (input instanceof Response) return input;
    const answer = await respond(input);
    if (!answer.ok) return problem(answer.code, answer.field ? [{ path: answer.field, code: answer.code }] : []);
    for (const tag of answer.touched ?? []) revalidateTag(tag, { expire: 0 });
    return Response.json(answer.value, { headers: UNCACHED });
  };
}

const UNCACHED = { "Cache-Control": "no-store" };

export function problem(
  code: string,
  errors: readonly { path: string; code: string }[] = [],
  headers: Record<string, string> = {},
): Response {
  const status = STATUS[code] ?? 422;
  const title = code.replaceAll("_", " ").replace(/^./, (letter) => letter.toUpperCase());
  return Response.json(
    { type: "about:blank", title, status, code, errors },
    { status, headers: { ...UNCACHED, ...headers, "Content-Type": "application/problem+json" } },
  );
}

/** Digests have one length, so the time of comparing them tells nothing about the token. */
async function isOwner(request: Request): Promise<boolean> {
  const [, sent = ""] = /^Bearer (\S+)$/i.exec(request.headers.get("authorization") ?? "") ?? [];
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(sent), digest(await ownerToken()));
}

async function readInput<Query extends z.ZodType, Body extends z.ZodType>(
  { query, body, bodyLimit = USUAL_BODY_LIMIT }: Definition<Query, Body>,
  request: Request,
): Promise<Input<Query, Body> | Response> {
  const sentQuery = query?.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (sentQuery?.error) return invalid(sentQuery.error);
  const json = body ? await readJson(request, bodyLimit) : undefined;
  if (json instanceof Response) return json;
  const sentBody = body?.safeParse(json);
  if (sentBody?.error) return invalid(sentBody.error);
  // A schema that the definition leaves out is `undefined`, which is then its type as well.
  return { request, query: sentQuery?.data as z.output<Query>, body: sentBody?.data as z.output<Body> };
}

function invalid({ issues }: z.ZodError): Response {
  const errors = issues.slice(0, 50).map(({ path, code, message }) => ({
    path: path.join("."),
    // A rule of our own carries its code as its message.
    code: code === "custom" ? message : code,
  }));
  return problem("request_invalid", errors);
}

/** The length that a caller announces is only a promise, so the bytes are counted while they arrive. */
async function readJson(request: Request, limit: number): Promise<unknown> {
  if (!/^application\/json\b/i.test(request.headers.get("content-type") ?? "")) return problem("body_not_json");
  const decoder = new TextDecoder();
  let text = "";
  let length = 0;
  const reader = request.body?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    length += next.value.length;
    if (length > limit) return problem("body_too_large");
    text += decoder.decode(next.value, { stream: true });
  }
  try {
    return JSON.parse(text + decoder.decode());
  } catch (error) {
    if (error instanceof SyntaxError) return problem("request_invalid", [{ path: "", code: "json_broken" }]);
    throw error;
  }
}
