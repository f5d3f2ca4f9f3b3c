import "server-only";
import { ok } from "@/lib/domain/result";
import type { Refusal } from "./problem";

const JSON_TYPE = /^application\/json\b/i;
const FORM_TYPE = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** True for the content types of forms. */
export function isForm(request: Request): boolean {
  return FORM_TYPE.test(contentType(request));
}

/**
 * True for a form that a browser sent without script: it shows the answer as a page. Our script sends forms, too, but
 * asks for JSON.
 */
export function isPlainForm(request: Request): boolean {
  return isForm(request) && !/\bapplication\/json\b/.test(request.headers.get("accept") ?? "");
}

/** Parses the request's JSON body; `limit` in bytes. */
export async function readJson(request: Request, limit: number): Promise<{ ok: true; value: unknown } | Refusal> {
  if (!JSON_TYPE.test(contentType(request))) return { ok: false, code: "body_not_json" };
  const bytes = await readBytes(request, limit);
  if (!bytes) return { ok: false, code: "body_too_large" };
  try {
    return ok(JSON.parse(new TextDecoder().decode(bytes)));
  } catch (error) {
    if (error instanceof SyntaxError) return broken("json_broken");
    throw error;
  }
}

/**
 * Reads the body as text without changing it, because the caller checks its signature; null if it is longer than
 * `limit` bytes.
 */
export async function readText(request: Request, limit: number): Promise<string | null> {
  const bytes = await readBytes(request, limit);
  return bytes && new TextDecoder().decode(bytes);
}

/** A file of a form, with the name of its field. */
export type FormFile = { field: string; bytes: Uint8Array };

/** The fields of a posted form: its texts, and the files that were chosen. */
export async function readForm(
  request: Request,
  limit: number,
): Promise<{ ok: true; value: URLSearchParams; files: readonly FormFile[] } | Refusal> {
  const bytes = await readBytes(request, limit);
  if (!bytes) return { ok: false, code: "body_too_large" };
  try {
    const sent = await new Response(bytes, { headers: { "Content-Type": contentType(request) } }).formData();
    const texts = [...sent].filter((field): field is [string, string] => typeof field[1] === "string");
    const files: FormFile[] = [];
    for (const [field, value] of sent) {
      if (typeof value !== "string" && value.size > 0)
        files.push({ field, bytes: new Uint8Array(await value.arrayBuffer()) });
    }
    return { ok: true, value: new URLSearchParams(texts), files };
  } catch (error) {
    if (error instanceof TypeError) return broken("form_broken");
    throw error;
  }
}

function broken(code: string): Refusal {
  return { ok: false, code: "request_invalid", errors: [{ path: "", code }] };
}

function contentType(request: Request): string {
  return request.headers.get("content-type") ?? "";
}

/** Counts the bytes as they arrive, because the Content-Length that a caller sends may be wrong. */
async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    length += next.value.length;
    if (length > limit) return null;
    pieces.push(next.value);
  }
  return new Uint8Array(Buffer.concat(pieces));
}
