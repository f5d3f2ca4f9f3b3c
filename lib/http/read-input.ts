import "server-only";
import type { z } from "zod";
import type { Call, Caller } from "@/lib/contracts/api/call";
import { unusableValues } from "@/lib/contracts/api/unusable-values";
import { ok } from "@/lib/domain/result";
import { formSchema } from "./form-body";
import type { Refusal } from "./problem";
import { readJson } from "./read-body";

/** The path parameters, query and body of a request, after they were checked. */
export type Input<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType> = {
  params: z.output<Params>;
  query: z.output<Query>;
  body: z.output<Body>;
};

/** The second argument that Next.js passes to route handlers. */
export type RouteContext = { params: Promise<Record<string, string | string[] | undefined>> };

export const USUAL_BODY_LIMIT = 100_000;

/**
 * Checks all parts of a request against the call's schemas. `fromForm` is the body made of a form's fields; if it is
 * missing, the body is read as JSON.
 */
export async function readInput<
  CallerKind extends Caller,
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
>(
  call: Call<CallerKind, Params, Query, Body>,
  request: Request,
  context: RouteContext | undefined,
  fromForm?: { body: unknown },
): Promise<{ ok: true; value: Input<Params, Query, Body> } | Refusal> {
  const named = await context?.params;
  const params = parse(call.params, named, Object.entries(named ?? {}));
  if (!params.ok) return params;
  const { searchParams } = new URL(request.url);
  const query = parse(call.query, Object.fromEntries(searchParams), searchParams);
  if (!query.ok) return query;
  const json =
    call.body && !fromForm ? await readJson(request, call.bodyLimit ?? USUAL_BODY_LIMIT) : ok(fromForm?.body);
  if (!json.ok) return json;
  const body = parse(call.body && fromForm ? formSchema(call.body) : call.body, json.value, [["", json.value]]);
  if (!body.ok) return body;
  return ok({ params: params.value, query: query.value, body: body.value });
}

/**
 * Parses one part of a request. Without a schema the result is `undefined`, and so is its type; `values` are checked all
 * the same, because a handler may read them from the request.
 */
function parse<Schema extends z.ZodType>(
  schema: Schema | undefined,
  sent: unknown,
  values: Iterable<readonly [path: string, value: unknown]>,
): { ok: true; value: z.output<Schema> } | Refusal {
  const unusable = unusableValues(values);
  if (unusable.length > 0) return { ok: false, code: "request_invalid", errors: unusable };
  const parsed = schema?.safeParse(sent);
  if (!parsed?.error) return ok(parsed?.data as z.output<Schema>);
  const errors = parsed.error.issues.slice(0, 50).map(({ path, code, message }) => ({
    path: path.join("."),
    // For our own zod rules the message is the refusal code.
    code: code === "custom" ? message : code,
  }));
  return { ok: false, code: "request_invalid", errors };
}
