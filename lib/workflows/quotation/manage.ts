import "server-only";
import { readStore } from "@/lib/cached/read-store";
import { findQuotation, findQuotationIdByNumber, insertRevision, lockQuotation } from "@/lib/data/quotation/quotations";
import { allOrNothing } from "@/lib/database/all-or-nothing";
import type { Quotation } from "@/lib/domain/quotation/quotation";
import type { ReviseRefusal } from "@/lib/domain/quotation/refusals";
import { type OfferedPrices, reviseQuotation } from "@/lib/domain/quotation/revise";
import { latestRevision } from "@/lib/domain/quotation/state";
import { fail, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import type { StoreDetails } from "@/lib/domain/store/store";
import { clock } from "@/lib/server/clock";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { cancelQuotation } from "./cancel";
import { queueRevisedMail } from "./mails";

/** The actions of an owner on a quotation. `revise` is the only way to set the prices that the shop offers. */
/** `seenRevision` is the revision that the owner looked at; without it, whatever it is now. */
export type QuotationAction =
  | { kind: "revise"; prices: OfferedPrices; seenRevision?: number | undefined }
  | { kind: "cancel"; reason: string };

type ActionRefusals = { revise: ReviseRefusal | "quotation_changed"; cancel: "quotation_confirmed" };
export type ManageQuotationRefusal<Kind extends QuotationAction["kind"] = QuotationAction["kind"]> =
  | "store_unknown"
  | "quotation_unknown"
  | ActionRefusals[Kind];

/** Finds a quotation; `name` is its id or its number. */
export async function findQuotationByIdOrNumber(storeId: StoreId, name: string): Promise<Quotation | null> {
  const byId = await findQuotation(storeId, name);
  if (byId) return byId;
  const id = await findQuotationIdByNumber(storeId, name);
  return id === null ? null : findQuotation(storeId, id);
}

export function manageQuotation<Kind extends QuotationAction["kind"]>(
  storeId: StoreId,
  name: string,
  action: Extract<QuotationAction, { kind: Kind }>,
): Promise<Result<Quotation, ManageQuotationRefusal<Kind>>>;
export async function manageQuotation(
  storeId: StoreId,
  name: string,
  action: QuotationAction,
): Promise<Result<Quotation, ManageQuotationRefusal>> {
  const [store, named] = await Promise.all([readStore(storeId), findQuotationByIdOrNumber(storeId, name)]);
  if (!store) return fail("store_unknown");
  if (!named) return fail("quotation_unknown");
  return action.kind === "cancel"
    ? cancelQuotation(store, named.id, { by: "shop", reason: action.reason })
    : revise(store, named.id, action);
}

async function revise(
  store: StoreDetails,
  id: string,
  { prices, seenRevision }: Extract<QuotationAction, { kind: "revise" }>,
): Promise<Result<Quotation, ReviseRefusal | "quotation_changed" | "quotation_unknown">> {
  const revised = await allOrNothing(
    async (database): Promise<Result<Quotation, ReviseRefusal | "quotation_changed" | "quotation_unknown">> => {
      const quotation = await lockQuotation(store.id, id, database);
      if (!quotation) return fail("quotation_unknown");
      if (seenRevision !== undefined && quotation.revision !== seenRevision) return fail("quotation_changed");
      const now = clock.now();
      const repriced = reviseQuotation(quotation, prices, now);
      if (!repriced.ok) return repriced;
      const revision = latestRevision(repriced.value);
      if (!revision) throw new Error(`The quotation ${id} of ${store.id} was not revised`);
      await insertRevision(store.id, repriced.value, revision, now, database);
      await queueRevisedMail(store, repriced.value, revision, now, database);
      return repriced;
    },
  );
  if (revised.ok) nudgeOutbox();
  return revised;
}
