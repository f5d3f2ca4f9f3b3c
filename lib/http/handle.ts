import "server-only";
import type { z } from "zod";
import { expireTags } from "@/lib/cached/expire-tags";
import type { Call, Caller } from "@/lib/contracts/api/call";
import type { NewVisitorTokens } from "@/lib/domain/authentication/visitor";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { type CallerFacts, checkCaller } from "./caller";
import { withDatabaseFallback } from "./database-fallback";
import { isSecure } from "./is-secure";
import { problem, type Refusal, UNCACHED } from "./problem";
import { isForm, readForm } from "./read-body";
import { type Input, type RouteContext, readInput, USUAL_BODY_LIMIT } from "./read-input";
import { refusedFormCookie } from "./refused-form";
import { visitorCookies } from "./visitor-tokens";

/**
 * The outcome of a call: a JSON value with the cache tags of the data that a write changed, or a refusal with its
 * code.
 */
export type Answer =
  | {
      ok: true;
      value: unknown;
      touched?: readonly string[];
      /** Signs the browser in or out, or gives it a new anonymous token; tokens left out do not change. */
      visitor?: Partial<NewVisitorTokens>;
      /** Redirects to this address, which may be on another site; for calls that people open as links. */
      redirectTo?: string;
    }
  | Refusal;

export type Options = {
  /** A read sets the visitor's cookies only if this is given; writes always set them. */
  keepsVisitor?: true;
  form?: Form;
};

/**
 * How to convert a plain form to the call's body, and which page to redirect to. Without it the call accepts only
 * JSON.
 */
type Form = {
  parseForm: (fields: URLSearchParams) => unknown;
  redirectTo: (answer: Answer, fields: URLSearchParams, request: Request) => string;
  /** Fields to fill in again after a refusal. Never secrets such as passwords and codes. */
  keepsField?: (name: string) => boolean;
};

/**
 * Makes a route handler from a call and its `respond`. The handler checks the caller, parses the input, and sends a
 * refusal as problem details or, for a plain form, as a redirect to the page that shows it. After a write it expires
 * the pages that show the changed data. It answers 503 if the database is unreachable; it does not catch any other
 * error.
 */
export function handle<
  CallerKind extends Caller,
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
>(
  call: Call<CallerKind, Params, Query, Body>,
  respond: (input: Input<Params, Query, Body> & CallerFacts[CallerKind] & { request: Request }) => Promise<Answer>,
  { keepsVisitor, form }: Options = {},
): (request: Request, context?: RouteContext) => Promise<Response> {
  return withDatabaseFallback<[Request, RouteContext?]>(async (request, context) => {
    const caller = await checkCaller(call, request);
    if (caller instanceof Response) {
      // A plain form is posted by a person, who is redirected to sign in.
      return caller.status === 401 && form && isForm(request) ? seeOther(ACCOUNT_PAGES.signIn) : caller;
    }

    const fields = form && isForm(request) ? await readForm(request, call.bodyLimit ?? USUAL_BODY_LIMIT) : null;
    if (fields && !fields.ok) return problem(fields);
    const fromForm = fields && form ? { body: form.parseForm(fields.value) } : undefined;

    const input = await readInput(call, request, context, fromForm);
    const answer = input.ok ? await respond({ ...input.value, ...caller.facts, request }) : input;
    if (answer.ok) expireTags(answer.touched ?? []);

    const response = fields && form ? formResponse(form, answer, fields.value, request) : toResponse(answer);
    if (caller.tokens && (keepsVisitor || call.method !== "GET")) {
      const { anonymous, session } = caller.tokens;
      const newTokens = { anonymous, ...(answer.ok && answer.visitor) };
      for (const cookie of visitorCookies(newTokens, session, isSecure(request.headers)))
        response.headers.append("Set-Cookie", cookie);
    }
    return response;
  });
}

/**
 * HTML forms can only send GET and POST, so a form for another method names that method in `_method`. A form without
 * this field calls `POST` itself, if that method exists.
 */
export function formMethods(
  handlers: Partial<Record<"POST" | "PATCH" | "PUT" | "DELETE", ReturnType<typeof handle>>>,
): ReturnType<typeof handle> {
  return async (request, context) => {
    const read = isForm(request) ? await readForm(request.clone(), USUAL_BODY_LIMIT) : null;
    const named = (read?.ok && read.value.get("_method")?.toUpperCase()) || "POST";
    const handler = Object.entries(handlers).find(([method]) => method === named)?.[1];
    return handler ? handler(request, context) : new Response(null, { status: 405, headers: UNCACHED });
  };
}

function formResponse(
  { redirectTo, keepsField }: Form,
  answer: Answer,
  fields: URLSearchParams,
  request: Request,
): Response {
  const page = redirectTo(answer, fields, request);
  const response = seeOther(page);
  if (answer.ok || !keepsField) return response;
  const { code, field = "", errors = [{ path: field, code }] } = answer;
  const typed = Object.fromEntries([...fields].filter(([name]) => keepsField(name)));
  const cookie = refusedFormCookie(page, { fields: typed, errors: [...errors] }, isSecure(request.headers));
  if (cookie) response.headers.append("Set-Cookie", cookie);
  return response;
}

function toResponse(answer: Answer): Response {
  if (answer.ok && answer.redirectTo !== undefined) return seeOther(answer.redirectTo);
  return answer.ok ? Response.json(answer.value, { headers: UNCACHED }) : problem(answer);
}

/** Status 303 makes the browser load the page with GET, so that going back or reloading does not post again. */
function seeOther(path: string): Response {
  return new Response(null, { status: 303, headers: { ...UNCACHED, Location: path } });
}
