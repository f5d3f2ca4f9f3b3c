import { policyReportsSchema } from "@/lib/contracts/site/policy-reports";
import { policyViolationText } from "@/lib/domain/site/policy-violation";
import { problem } from "@/lib/http/problem";
import { readText } from "@/lib/http/read-body";
import { createPolicyLog } from "@/lib/server/policy-log";

const TYPES = /^application\/(?:csp-report|reports\+json|json)\b/i;
/** In bytes: several reports, each with a long address. */
const BODY_LIMIT = 16_000;
const violations = createPolicyLog();

/**
 * Takes the reports of browsers that a page did something which its security policy forbids, and logs them. Browsers
 * send them without cookies and without the cross-site pair.
 */
export async function POST(request: Request): Promise<Response> {
  if (!TYPES.test(request.headers.get("content-type") ?? "")) return problem({ ok: false, code: "body_not_json" });
  if (!violations.admits(Date.now())) return problem({ ok: false, code: "too_many_attempts", retryAfterSeconds: 60 });
  const text = await readText(request, BODY_LIMIT);
  if (text === null) return problem({ ok: false, code: "body_too_large" });
  const reports = policyReportsSchema.safeParse(parsed(text));
  if (!reports.success) return problem({ ok: false, code: "request_invalid" });
  for (const violation of reports.data) {
    const line = policyViolationText(violation, request.headers.get("host") ?? "");
    if (line !== null) violations.log(line);
  }
  return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
