import "server-only";
import type { z } from "zod";
import type { Call } from "@/lib/contracts/api/call";
import type { RefusalCode } from "@/lib/contracts/api/refusals";
import { findCustomer } from "@/lib/data/customer/customers";
import type { CustomerVisitor } from "@/lib/domain/authentication/visitor";
import type { Customer } from "@/lib/domain/customer/customer";
import type { Requester } from "@/lib/workflows/authentication/asker";
import { requesterOf } from "./asker";
import type { CallerFacts } from "./caller";
import { type Answer, type Exact, type MayRefuse, type Options, toRouteHandler } from "./handle";
import type { Input } from "./read-input";

type CustomerInput = CallerFacts["customer"] & {
  request: Request;
  asker: Requester<CustomerVisitor>;
  customer: Customer;
};

/**
 * Makes a route handler for calls about the signed-in customer. In addition to the input, `respond` gets the customer's
 * database row and the caller's IP address.
 */
export function handleForCustomer<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Code extends RefusalCode,
  Reply extends Answer<MayRefuse<"customer", NoInfer<Code>>>,
>(
  call: Call<"customer", Params, Query, Body, Code> & Exact<Code, Reply>,
  respond: (input: Input<Params, Query, Body> & CustomerInput) => Promise<Reply>,
  options: Options = {},
) {
  return toRouteHandler<"customer", Params, Query, Body>(
    call,
    async (input) => {
      const customer = await findCustomer(input.store.id, input.visitor.customerId);
      // There is a session but no customer, because the account was deleted after the session was read.
      if (!customer) return { ok: false, code: "sign_in_needed" };
      return respond({ ...input, asker: requesterOf(input), customer });
    },
    options,
  );
}
