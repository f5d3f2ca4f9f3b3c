import type { z } from "zod";

/** A call to the running shop, under `/api/owner/`. */
export type Call = { method: "GET" | "POST" | "PUT"; path: string; query?: Record<string, string>; body?: unknown };

/** Makes the call and parses the answer with `schema`. */
export type Asks = <Schema extends z.ZodType>(schema: Schema, asked: Call) => Promise<z.output<Schema>>;
