import "server-only";
import { z } from "zod";
import { openDemoPictures } from "@/demo/demo-pictures";
import { DEMO_ENTRIES } from "@/demo/known-entries";
import { demoStoreRows } from "@/demo/store/rows";
import { readStore } from "@/lib/cached/read-store";
import { storeWireSchema } from "@/lib/contracts/store/details";
import { canonicalJson, withSortedKeys } from "@/lib/contracts/store-files/canonical-json";
import { type StoreEntry, toStoreEntry } from "@/lib/contracts/store-files/store-entry";
import { countNamed, readSetupDone } from "@/lib/data/store/setup";
import { findStoreEntry, listPageEntries, listSharedEntries } from "@/lib/data/store-files/store-entries";
import { type Database, getDatabase } from "@/lib/database/connection";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import { type DemoLeft, SETUP_STEPS, type SetupState, type SetupStep } from "@/lib/domain/store/setup-step";
import { clock } from "@/lib/server/clock";
import { DEMO_PICTURES, DEMO_STORE_ID } from "./load-demo-store";

export type Setup = { steps: SetupState[]; demo: DemoLeft };

/**
 * How far the store has come from the demo to a shop of its own. A step is done when the settings are no longer those of
 * the demo, or when somebody has said that they are right.
 */
export async function readSetup(storeId: StoreId): Promise<Result<Setup, "store_unknown">> {
  const store = await readStore(storeId);
  const own = await readFacts(storeId, getDatabase());
  if (!store || !own) return fail("store_unknown", "store_id");
  const demo = demoFacts();
  const ticked = await readSetupDone(storeId);
  const isDone: Record<SetupStep, boolean> = {
    name: own.name !== demo.name,
    logo: own.logo !== demo.logo,
    currencies: own.currencies !== demo.currencies,
    tax: own.tax !== demo.tax,
    sending: own.sending !== demo.sending,
    payment: own.payment !== demo.payment,
    policies: own.policies.every((text) => !demo.policies.includes(text)),
    domain: !isThisMachine(new URL(store.origin).hostname),
  };
  const steps = SETUP_STEPS.map((step) => ({ step, isDone: isDone[step], isTicked: ticked.includes(step) }));
  return ok({ steps, demo: await countNamed(storeId, DEMO_ENTRIES) });
}

/** The parts of a store that the steps are about, as text, so that they can be compared. */
type Facts = Record<"name" | "logo" | "currencies" | "tax" | "sending" | "payment", string> & { policies: string[] };
type Page = { kind?: string; content: string };

const detailsSchema = z.looseObject({
  logo: z.unknown(),
  currency_types: z.unknown(),
  gst_no: z.unknown(),
  tax_config: z.unknown(),
  payment_types: z.unknown(),
});

function toFacts(store: StoreEntry, pages: readonly Page[], sharedEntries: (kind: string) => unknown): Facts {
  const { logo, currency_types, gst_no, tax_config, payment_types } = detailsSchema.parse(store.details);
  return {
    name: store.name,
    logo: textOf(logo),
    currencies: textOf([currency_types, store.liveCurrencies]),
    tax: textOf([gst_no, tax_config, sharedEntries("tax_rate")]),
    sending: textOf(sharedEntries("shipping_method")),
    payment: textOf(payment_types),
    policies: pages.flatMap(({ kind, content }) => (kind === "policy" ? [content] : [])),
  };
}

const textOf = (value: unknown): string => canonicalJson([withSortedKeys(value ?? null)]);

async function readFacts(storeId: StoreId, database: Database): Promise<Facts | null> {
  const found = await findStoreEntry(storeId, database);
  if (!found) return null;
  const lists = await listSharedEntries(storeId, database);
  return toFacts(found.store, await listPageEntries(storeId, database), (kind) =>
    lists.get(kind)?.map(({ id, content }) => [id, content]),
  );
}

let knownFacts: Facts | undefined;

/** The demo never changes while the shop runs, and its pictures take a moment to read. */
function demoFacts(): Facts {
  knownFacts ??= readDemoFacts();
  return knownFacts;
}

function readDemoFacts(): Facts {
  const rows = demoStoreRows(DEMO_STORE_ID, openDemoPictures(DEMO_PICTURES), clock.now());
  const { name, details, liveCurrencies, features } = rows.store;
  const wire = z.decode(storeWireSchema, {
    store_details: { ...z.looseObject({}).parse(details), name, status: "active" },
    live_currencies: z.array(z.unknown()).parse(liveCurrencies),
    ys_features: features,
  });
  return toFacts(toStoreEntry(wire), rows.contentPages, (kind) =>
    rows.sharedLists.filter((row) => row.kind === kind).map(({ id, content }) => [id, content]),
  );
}

const isThisMachine = (hostname: string): boolean =>
  hostname === "localhost" || hostname.endsWith(".localhost") || /^127\.|^\[::1\]$/.test(hostname);
