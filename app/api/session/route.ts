import { type SessionWire, sessionCall } from "@/lib/contracts/authentication/session-call";
import { customerToWire } from "@/lib/contracts/customer/wire";
import { findCustomer } from "@/lib/data/customer/customers";
import { readCountryCode } from "@/lib/domain/address/country";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";

/** The request headers in which hosting platforms name the visitor's country. */
const COUNTRY_HEADERS = ["x-vercel-ip-country", "cf-ipcountry"];

export const GET = handle(
  sessionCall,
  async ({ store, visitor, request }) => {
    const customer = visitor.kind === "customer" ? await findCustomer(store.id, visitor.customerId) : null;
    const country = COUNTRY_HEADERS.map((name) => readCountryCode(request.headers.get(name))).find(Boolean);
    const answer: SessionWire = {
      kind: visitor.kind,
      ...(visitor.kind === "guest" && (visitor.email ? { email: visitor.email } : { mobile: visitor.mobile })),
      ...(customer && { customer: customerToWire(customer) }),
      ...(country && { country }),
    };
    return ok(answer);
  },
  { keepsVisitor: true },
);
