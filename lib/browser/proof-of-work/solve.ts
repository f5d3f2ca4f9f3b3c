import { solveChallengeWorkers } from "altcha-lib";
import { callApi } from "@/lib/browser/call-api";
import type { WorkChallengeWire } from "@/lib/contracts/proof-of-work";
import { writeProof } from "@/lib/domain/proof-of-work";

/** A slow phone needs some seconds. After this time the form is sent without a proof, under slower limits. */
const PATIENCE_MS = 12_000;
/** A core is left for the page. */
const MAX_WORKERS = 4;

let begun: Promise<string> | null = null;

/** Begins to work for a proof, unless one is on its way. Call it when somebody begins to fill in a form. */
export function beginProof(): void {
  begun ??= makeProof();
}

/** The proof for one call; empty if there is none in time, or if the browser cannot make one. */
export async function takeProof(): Promise<string> {
  const proof = begun ?? makeProof();
  begun = null;
  return proof;
}

async function makeProof(): Promise<string> {
  // Browsers have no cryptography on pages without https, except on this machine.
  if (!window.isSecureContext) return "";
  const answer = await callApi<WorkChallengeWire>("/api/proof-of-work", { method: "POST" });
  if (!answer.ok) return "";
  const challenge = answer.value;
  const concurrency = Math.max(1, Math.min(MAX_WORKERS, navigator.hardwareConcurrency - 1));
  const createWorker = () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const solution = await solveChallengeWorkers({ challenge, concurrency, createWorker, timeout: PATIENCE_MS }).catch(
    () => null,
  );
  return solution ? writeProof({ challenge, solution }) : "";
}
