import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { GET as openApi } from "@/app/api/openapi.json/route";
import { GET as getSession } from "@/app/api/session/route";
import { getDatabase } from "@/lib/database/connection";
import { rateLimits } from "@/lib/database/schema/authentication";
import { stores } from "@/lib/database/schema/store";
import { ownerToken } from "@/lib/server/owner-token";
import { seededRandom } from "@/scripts/bench/seeded-random.mjs";
import { useTestDatabase } from "../../support/database";
import { hostileInput } from "../../support/hostile-input";
import type { Shopper } from "../../support/shopper";
import { CASES, type CustomerData } from "./every-call-cases";
import { aCustomerWithData, handlerOf, insertShopForEveryCall } from "./every-call-shop";

jest.mock("@/lib/workflows/authentication/password-cost", () => ({
  PASSWORD_COST: { memoryCost: 8, timeCost: 1, parallelism: 1 },
}));

const folder = mkdtempSync(path.join(tmpdir(), "fuzz-"));
process.env.DATA_DIR = folder;
afterAll(() => rmSync(folder, { recursive: true, force: true }));
useTestDatabase();

const BODIES = Number(process.env.FUZZ_BODIES ?? 1_000);
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000_007);
/** Refusals that say that an outside service did not answer; none is reached here. */
const OUTSIDE_SERVICE_AWAY = ["payment_unavailable", "provider_silent"];

/** The console is silenced: refused payments and mistakes of outside services are logged, and here on purpose. */
beforeAll(() => {
  for (const name of ["error", "warn", "info", "log"] as const) jest.spyOn(console, name).mockImplementation(() => {});
});
afterAll(() => jest.restoreAllMocks());

type Operation = {
  parameters: { name: string; in: string; schema: object }[];
  requestBody?: { content: { "application/json": { schema: object } } };
};
type Input = { params: Record<string, string>; query: string; body: unknown };

const { random, pick, hostileText, valueFor, spoilt } = hostileInput(seededRandom(SEED));

function inputFor(operation: Operation, known: { params?: Record<string, string>; body?: unknown }): Input {
  const named = (place: string) =>
    operation.parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, schema }) => [name, random() < 0.25 ? hostileText() : String(valueFor(schema))] as const);
  const schema = operation.requestBody?.content["application/json"].schema;
  const isKnown = known.body !== undefined && random() < 0.5;
  const params = Object.fromEntries(named("path"));
  return {
    params: known.params && random() < 0.8 ? { ...params, ...known.params } : params,
    // A browser cannot send half a surrogate pair in an address: it becomes U+FFFD here, as there.
    query: new URLSearchParams(
      named("query")
        .filter(() => random() < 0.6)
        .map(([...pair]) => pair),
    ).toString(),
    body: schema && (isKnown ? spoilt(known.body) : valueFor(schema)),
  };
}

const HOSTILE_HEADERS: readonly Record<string, string>[] = [
  { "idempotency-key": "%00" },
  { "user-agent": "x".repeat(9_000) },
  { "accept-language": "\u00ff;q=9" },
  { "x-forwarded-for": "%00, ::ffff:1" },
  { "content-type": "application/json; charset=\u00ff" },
];

/** What went wrong; null if the answer is one that a call may give. */
async function faultOf(answer: Promise<Response>): Promise<string | null> {
  try {
    const response = await answer;
    if (response.status < 500) return null;
    const { code } = await response.json();
    return OUTSIDE_SERVICE_AWAY.includes(code) ? null : `${response.status} ${code}`;
  } catch (error) {
    return String(error);
  }
}

async function isSignedIn(shopper: Shopper): Promise<boolean> {
  return (await (await shopper.ask(getSession)).json()).kind === "customer";
}

it(
  `answers ${BODIES} hostile bodies without a fault (FUZZ_SEED=${SEED})`,
  async () => {
    process.stdout.write(`Hostile bodies: FUZZ_SEED=${SEED} FUZZ_BODIES=${BODIES}\n`);
    await insertShopForEveryCall();
    const owner = { authorization: `Bearer ${await ownerToken()}` };
    const { paths } = (await openApi().json()) as { paths: Record<string, Record<string, Operation>> };
    const operations = Object.entries(paths).flatMap(([address, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ address, method: method.toUpperCase(), operation })),
    );
    let customer: { shopper: Shopper; owned: CustomerData } = await aCustomerWithData();
    const faults: object[] = [];
    for (let sent = 0; sent < BODIES; sent += 1) {
      if (sent % 25 === 0) {
        await getDatabase().delete(rateLimits);
        await getDatabase().update(stores).set({ status: "active" });
        if (!(await isSignedIn(customer.shopper))) customer = await aCustomerWithData();
      }
      const { address, method, operation } = operations[sent % operations.length] ?? pick(operations);
      const input = inputFor(operation, CASES[`${method} ${address}`]?.(customer.owned) ?? {});
      const isOwners = address.startsWith("/api/owner/");
      const headers = { ...(isOwners && owner), ...(random() < 0.1 && pick(HOSTILE_HEADERS)) };
      const { params, query, body } = input;
      const asked = { method, path: `${address}?${query}`, params, headers, ...(body !== undefined && { body }) };
      const fault = await faultOf(customer.shopper.ask(await handlerOf(address, method), asked));
      if (fault) faults.push({ call: `${method} ${address}`, ...input, headers, fault });
    }
    expect(faults).toEqual([]);
  },
  Math.max(60_000, BODIES * 60),
);
