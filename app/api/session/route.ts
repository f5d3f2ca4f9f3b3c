import { type SessionWire, sessionCall } from "@/lib/contracts/session-call";
import { readCountryCode } from "@/lib/domain/country";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http";

/** What hosting platforms call the country that a request comes from. */
const COUNTRY_HEADERS = ["x-vercel-ip-country", "cf-ipcountry"];

export const GET = handle(
  sessionCall,
  async ({ visitor, request }) => {
    const country = COUNTRY_HEADERS.map((name) => readCountryCode(request.headers.get(name))).find(Boolean);
    const answer: SessionWire = {
      kind: visitor.kind,
      ...(visitor.kind === "guest" && { email: visitor.email }),
      ...(country && { country }),
    };
    return ok(answer);
  },
  { keepsVisitor: true },
);
