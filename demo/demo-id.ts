import { createHash } from "node:crypto";

/**
 * Makes a 24-digit hexadecimal id like the platform's from a name. The same name always gets the same id, also when the
 * demo store is loaded again.
 */
export function demoId(kind: "category" | "product" | "variant" | "blog" | "segment" | "menu", name: string): string {
  return createHash("sha1").update(`${kind}:${name}`).digest("hex").slice(0, 24);
}
