import type { z } from "zod";

/** A request to the owner API of the running shop; `path` is relative to `/api/owner/`. */
export type Call = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  query?: Record<string, string>;
  body?: unknown;
};

/** Calls the shop and parses the response with `schema`. */
export type Asks = <Schema extends z.ZodType>(schema: Schema, asked: Call) => Promise<z.output<Schema>>;
