import "server-only";
import type { Database } from "@/lib/database/connection";
import { env } from "@/lib/server/env";
import { countAttempts, type TooManyAttempts } from "@/lib/workflows/authentication/admission";
import type { OrderAsker } from "./request";

const HOUR_SECONDS = 60 * 60;

/**
 * Counts an order towards the limits of the visitor and of their network. It runs in the transaction that places the
 * order, so that only placed orders count, and last in it, because other orders from that network then wait for the
 * commit.
 */
export function countOrder(
  { store, visitor, address }: OrderAsker,
  now: Date,
  database: Database,
): Promise<TooManyAttempts | null> {
  const { ORDERS_PER_VISITOR, ORDERS_PER_NETWORK } = env();
  const limit = (name: string, attempts: number) => ({ name, attempts, seconds: HOUR_SECONDS });
  const visitorId = visitor.kind === "customer" ? visitor.customerId : visitor.anonymousId;
  return countAttempts(
    store.id,
    [
      [limit("order_visitor", ORDERS_PER_VISITOR), visitorId],
      [limit("order_network", ORDERS_PER_NETWORK), address],
    ],
    now,
    database,
  );
}
