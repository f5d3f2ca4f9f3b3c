import "server-only";
import type { RequestKind } from "@/lib/domain/site/request-kind";

/** Where a page that is the same for everyone came from; `stale` ones are sent while the database is away. */
type PageSource = "kept" | "stale" | "made";

/** What is counted while the shop runs. Nothing in it is about a person. */
export type Metrics = {
  request: (request: { kind: RequestKind; method: string; status: number; seconds: number }) => void;
  page: (source: PageSource) => void;
  refusal: (code: string) => void;
  order: () => void;
  task: (name: string, isFailed: boolean) => void;
  /** Tells how to find out how many bytes of pages are kept. */
  keepsPages: (bytes: () => number) => void;
};

// Pages, route handlers and the start of the server are separate bundles of one process, each with its own copy of this
// module. They share the metrics through a global variable.
const METRICS = Symbol.for("storefront.metrics");
const shared = globalThis as { [METRICS]?: Metrics };

/** The metrics of this process; undefined if nobody asks for them (METRICS_PORT). */
export function metrics(): Metrics | undefined {
  return shared[METRICS];
}

export function collectMetrics(collected: Metrics): void {
  shared[METRICS] = collected;
}
