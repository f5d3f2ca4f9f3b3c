import { createHash } from "node:crypto";

/** Ids look like the platform's, 24 hex digits, and are the same at every loading. */
export function demoId(kind: "category" | "product" | "variant" | "blog" | "segment" | "menu", name: string): string {
  return createHash("sha1").update(`${kind}:${name}`).digest("hex").slice(0, 24);
}
