import "server-only";
import type { z } from "zod";
import { expireTags } from "@/lib/cached/expire-tags";
import type { Call, Caller } from "@/lib/contracts/api/call";
import type { KeptVisitor } from "@/lib/domain/authentication/visitor";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { checkCaller, type Known } from "./caller";
import { withDatabaseFallback } from "./database-fallback";
import { isSecure } from "./is-secure";
import { problem, type Refusal, UNCACHED } from "./problem";
import { isForm, readForm } from "./read-body";
import { type Input, type RouteContext, readInput, USUAL_BODY_LIMIT } from "./read-input";
import { refusedFormCookie } from "./refused-form";
import { visitorCookies } from "./visitor-tokens";

/** What a call answers: a JSON value with the tags that the write touched, or a refusal by its code. */
export type Answer =
  | {
      ok: true;
      value: unknown;
      touched?: readonly string[];
      /** Whom the browser is from now on; what is left out stays as it was. */
      visitor?: Partial<KeptVisitor>;
      /** Sends people on to this address, ours or another's: for calls that are links. */
      redirectTo?: string;
    }
  | Refusal;

export type Options = {
  /** Answers to writes set the visitor's cookies in any case, reads only with this. */
  keepsVisitor?: true;
  form?: Form;
};

/** How a plain form is made the body of the call, and the page of ours that it leads to. Without it only JSON is read. */
type Form = {
  parseForm: (fields: URLSearchParams) => unknown;
  redirectTo: (answer: Answer, fields: URLSearchParams, request: Request) => string;
  /** Fields whose texts the page is to have again when the form was refused: nothing that opens anything. */
  keepsField?: (name: string) => boolean;
};

/**
 * Makes a route handler out of a call and what it does. A handler trusts neither caller nor body: here the caller is
 * checked and the input parsed, and a refusal becomes problem details, or, for a plain form, a redirect to the page that
 * tells it. Pages that show what was written are expired after the write, which has committed by then. Without its
 * database the shop says when to come back; any other fault passes through untouched.
 */
export function handle<Who extends Caller, Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType>(
  call: Call<Who, Params, Query, Body>,
  respond: (input: Input<Params, Query, Body> & Known[Who] & { request: Request }) => Promise<Answer>,
  { keepsVisitor, form }: Options = {},
): (request: Request, context?: RouteContext) => Promise<Response> {
  return withDatabaseFallback<[Request, RouteContext?]>(async (request, context) => {
    const caller = await checkCaller(call, request);
    if (caller instanceof Response) {
      // A form is posted by a person, who can do something about this one.
      return caller.status === 401 && form && isForm(request) ? seeOther(ACCOUNT_PAGES.signIn) : caller;
    }

    const fields = form && isForm(request) ? await readForm(request, call.bodyLimit ?? USUAL_BODY_LIMIT) : null;
    if (fields && !fields.ok) return problem(fields);
    const fromForm = fields && form ? { body: form.parseForm(fields.value) } : undefined;

    const input = await readInput(call, request, context, fromForm);
    const answer = input.ok ? await respond({ ...input.value, ...caller.known, request }) : input;
    if (answer.ok) expireTags(answer.touched ?? []);

    const response = fields && form ? formResponse(form, answer, fields.value, request) : toResponse(answer);
    if (caller.tokens && (keepsVisitor || call.method !== "GET")) {
      const { anonymous, session } = caller.tokens;
      const kept = { anonymous, ...(answer.ok && answer.visitor) };
      for (const cookie of visitorCookies(kept, session, isSecure(request.headers)))
        response.headers.append("Set-Cookie", cookie);
    }
    return response;
  });
}

/**
 * A plain form can only be posted: the handler that takes it for the method it names in `_method`. A form without it is
 * for `POST` itself, if there is such a call.
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

/** The browser asks for the page anew, so that neither Back nor reload posts again. */
function seeOther(path: string): Response {
  return new Response(null, { status: 303, headers: { ...UNCACHED, Location: path } });
}
