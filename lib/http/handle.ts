import "server-only";
import type { z } from "zod";
import type { Call, Caller } from "@/lib/contracts/api/call";
import type { RefusalCode } from "@/lib/contracts/api/refusals";
import type { NewVisitorTokens } from "@/lib/domain/authentication/visitor";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { withBasePath } from "@/lib/domain/site/base-path";
import { OUTCOME_QUERY } from "@/lib/domain/site/outcome";
import { withAudit } from "./audit";
import { type CallerFacts, checkCaller } from "./caller";
import { deskCookie } from "./desk/session";
import { fieldsToBody } from "./form-body";
import { isSecure } from "./is-secure";
import { problem, type Refusal, UNCACHED } from "./problem";
import { type FormFile, isForm, isPlainForm, readForm } from "./read-body";
import { type Input, type RouteContext, readInput, USUAL_BODY_LIMIT } from "./read-input";
import { refusedFormCookie } from "./refused-form";
import { visitorCookies } from "./visitor-tokens";
import { withDatabase } from "./with-database";

/** What a handler returns for a call: a JSON value or, if the call is refused, a `Refusal`. */
export type Answer<Code extends RefusalCode = RefusalCode> =
  | {
      ok: true;
      value: unknown;
      /**
       * New tokens for the browser, to sign it in or out or to replace its anonymous token. Tokens that are left out do
       * not change.
       */
      visitor?: Partial<NewVisitorTokens>;
      /** Answers with a file to be opened, instead of the value. */
      file?: { name: string; contentType: string; content: Uint8Array };
      /** Opens the desk in the browser with this session; null closes it. */
      deskSession?: string | null;
      /** Redirects to this URL, which may be on another site. Used by calls whose URL people open in the browser. */
      redirectTo?: string;
    }
  | Refusal<Code>;

/**
 * The codes with which a handler may refuse: those that its call declares. A customer may also have to sign in again,
 * because the account was deleted after the session was read, and what an owner's call sends may need another right.
 */
export type MayRefuse<CallerKind extends Caller, Code extends RefusalCode> =
  | Code
  | (CallerKind extends "customer" ? "sign_in_needed" : never)
  | (CallerKind extends "owner" ? "right_missing" : never);

/** Does not compile for a call that declares codes with which its handler never refuses. */
export type Exact<Code extends RefusalCode, Reply> = [Exclude<Code, CodeIn<Reply>>] extends [never]
  ? unknown
  : { neverReturned: Exclude<Code, CodeIn<Reply>> };

type CodeIn<Reply> = Reply extends { ok: false; code: infer Code } ? Code : never;

export type Options<CallerKind extends Caller = Caller> = {
  /** Makes the response to a read set the visitor's cookies, too; the response to a write always does. */
  keepsVisitor?: true;
  /** For how long caches and browsers may keep a value, if it is the same for everybody. By default nobody keeps it. */
  keptSeconds?: number;
  form?: Form<CallerKind>;
};

/**
 * How a form is handled: its fields are the call's body. If a browser sends it without script, the answer is a redirect.
 * Calls without this accept only JSON.
 */
type Form<CallerKind extends Caller = Caller> = {
  /** Needed only if the names of the fields cannot follow the body; see `fieldsToBody`. */
  parseForm?: (fields: URLSearchParams) => unknown;
  redirectTo: (answer: Answer, fields: URLSearchParams, request: Request) => string;
  /**
   * Whether a field is filled in again when the form is shown after a refusal. Must be false for secrets such as
   * passwords and codes.
   */
  keepsField?: (name: string) => boolean;
  /** For forms with files, which no other form may send; `limit` is that of the whole form, in bytes. */
  files?: {
    limit: number;
    /** Stores the files, and returns the fields that stand for them. */
    store: (
      files: readonly FormFile[],
      call: CallerFacts[CallerKind] & { request: Request },
    ) => Promise<{ ok: true; value: readonly (readonly [string, string])[] } | Refusal>;
  };
};

/**
 * Makes a route handler for a call. The handler checks the caller, parses the input and passes it to `respond`, which
 * may refuse with exactly the codes that the call declares. A refusal is sent as problem details or, for a form without
 * script, as a redirect to the page that shows the reason. After a write, `withDatabase` expires the cached pages that
 * show the changed data. If the database cannot be reached, the status is 503; other errors are not caught.
 */
export function handle<
  CallerKind extends Caller,
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Code extends RefusalCode,
  Reply extends Answer<MayRefuse<CallerKind, NoInfer<Code>>>,
>(
  call: Call<CallerKind, Params, Query, Body, Code> & Exact<Code, Reply>,
  respond: (input: HandlerInput<CallerKind, Params, Query, Body>) => Promise<Reply>,
  options: Options<CallerKind> = {},
): RouteHandler {
  return toRouteHandler<CallerKind, Params, Query, Body>(call, respond, options);
}

/** What a handler gets: the parsed input, and what its call lets it know about the caller. */
type HandlerInput<
  CallerKind extends Caller,
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
> = Input<Params, Query, Body> & CallerFacts[CallerKind] & { request: Request };

type RouteHandler = (request: Request, context?: RouteContext) => Promise<Response>;

/** Like `handle`, without comparing the codes with those of the call. */
export function toRouteHandler<
  CallerKind extends Caller,
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
>(
  call: Call<CallerKind, Params, Query, Body>,
  respond: (input: HandlerInput<CallerKind, Params, Query, Body>) => Promise<Answer>,
  { keepsVisitor, keptSeconds, form }: Options<CallerKind>,
): RouteHandler {
  return withDatabase<[Request, RouteContext?]>(async (request, context) => {
    const caller = await checkCaller(call, request);
    if (caller instanceof Response) {
      // A form without script was sent by a person, who is redirected to the sign-in page instead of getting problem
      // details.
      return caller.status === 401 && form && isPlainForm(request) ? seeOther(ACCOUNT_PAGES.signIn) : caller;
    }

    const limit = form?.files?.limit ?? call.bodyLimit ?? USUAL_BODY_LIMIT;
    const fields = form && isForm(request) ? await readForm(request, limit) : null;
    if (fields && !fields.ok) return problem(fields);
    if (fields && form?.files && fields.files.length > 0) {
      const stored = await form.files.store(fields.files, { ...caller.facts, request });
      if (!stored.ok) return isPlainForm(request) ? formResponse(form, stored, fields.value, request) : problem(stored);
      for (const [name, value] of stored.value) fields.value.append(name, value);
    }
    const fromForm = fields && form ? { body: (form.parseForm ?? fieldsToBody)(fields.value) } : undefined;

    const input = await readInput(call, request, context, fromForm);
    const answer: Answer = input.ok
      ? await withAudit(call, caller.facts, { request, input: input.value }, () =>
          respond({ ...input.value, ...caller.facts, request }),
        )
      : input;

    const response =
      fields && form && isPlainForm(request)
        ? formResponse(form, answer, fields.value, request)
        : toResponse(answer, keptSeconds);
    if (caller.tokens && (keepsVisitor || call.method !== "GET")) {
      const newTokens = { anonymous: caller.tokens.anonymous, ...(answer.ok && answer.visitor) };
      for (const cookie of visitorCookies(newTokens, caller.tokens, isSecure(request.headers)))
        response.headers.append("Set-Cookie", cookie);
    }
    if (answer.ok && answer.deskSession !== undefined)
      response.headers.append("Set-Cookie", deskCookie(answer.deskSession, request));
    return response;
  });
}

/**
 * The handler for forms without script at a URL that supports several methods. HTML forms can send only GET and POST,
 * so a form for another method has the name of the method in the field `_method`; without this field the method is
 * POST.
 */
export function formMethods(
  handlers: Partial<Record<"POST" | "PATCH" | "PUT" | "DELETE", RouteHandler>>,
): RouteHandler {
  return async (request, context) => {
    const read = isForm(request) ? await readForm(request.clone(), USUAL_BODY_LIMIT) : null;
    const named = (read?.ok && read.value.get("_method")?.toUpperCase()) || "POST";
    const handler = Object.entries(handlers).find(([method]) => method === named)?.[1];
    return handler ? handler(request, context) : new Response(null, { status: 405, headers: UNCACHED });
  };
}

function formResponse(
  { redirectTo, keepsField = () => false }: Pick<Form, "redirectTo" | "keepsField">,
  answer: Answer,
  fields: URLSearchParams,
  request: Request,
): Response {
  const page = redirectTo(answer, fields, request);
  const response = seeOther(page);
  const shown = new URL(page, request.url).searchParams.get(OUTCOME_QUERY.refusal);
  if (answer.ok || shown === null) return response;
  const { code, field = "", errors = [{ path: field, code }] } = answer;
  const typed = typedFields(fields, keepsField);
  const refused = { code: shown, fields: typed, errors: errors.slice(0, MAX_ERRORS) };
  response.headers.append("Set-Cookie", refusedFormCookie(page, refused, isSecure(request.headers)));
  return response;
}

function toResponse(answer: Answer, keptSeconds = 0): Response {
  if (answer.ok && answer.file) {
    const { name, contentType, content } = answer.file;
    const disposition = `inline; filename="${name.replaceAll(/[^\w.-]+/g, "-")}"`;
    return new Response(new Uint8Array(content), {
      headers: { ...UNCACHED, "Content-Type": contentType, "Content-Disposition": disposition },
    });
  }
  if (answer.ok && answer.redirectTo !== undefined) return seeOther(answer.redirectTo);
  const headers = keptSeconds > 0 ? { "Cache-Control": `public, max-age=${keptSeconds}` } : UNCACHED;
  return answer.ok ? Response.json(answer.value, { headers }) : problem(answer);
}

/**
 * The values to fill in again. Several ticked boxes of the same name are joined by line breaks; the "false" before the
 * "true" of a single box is none of them.
 */
function typedFields(fields: URLSearchParams, keepsField: (name: string) => boolean): Record<string, string> {
  const names = [...new Set(fields.keys())].filter(keepsField);
  return Object.fromEntries(
    names.map((name) => {
      const values = fields.getAll(name);
      return [name, values.includes("false") ? (values.at(-1) ?? "") : values.join("\n")];
    }),
  );
}

/** So many fit into a cookie. No form has more fields. */
const MAX_ERRORS = 20;

/** Status 303 makes the browser load the page with GET, so that going back or reloading does not post again. */
function seeOther(path: string): Response {
  return new Response(null, { status: 303, headers: { ...UNCACHED, Location: withBasePath(path) } });
}
