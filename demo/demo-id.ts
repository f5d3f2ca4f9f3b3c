import { createHash } from "node:crypto";

/** An id like the platform's, 24 hexadecimal digits, that is the same whenever the demo store is loaded. */
export function demoId(kind: "category" | "product" | "variant" | "blog" | "segment" | "menu", name: string): string {
  return createHash("sha1").update(`${kind}:${name}`).digest("hex").slice(0, 24);
}
