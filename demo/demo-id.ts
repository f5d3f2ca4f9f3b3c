import { createHash } from "node:crypto";

/** A 24-digit hexadecimal id like the platform's. It is the same every time the demo store is loaded. */
export function demoId(kind: "category" | "product" | "variant" | "blog" | "segment" | "menu", name: string): string {
  return createHash("sha1").update(`${kind}:${name}`).digest("hex").slice(0, 24);
}
