import { createHash } from "node:crypto";

/**
 * Makes an id from a name: 24 hexadecimal digits, like the platform's ids. The same name always gets the same id, also
 * when the demo store is loaded again.
 */
export function demoId(kind: "category" | "product" | "variant" | "blog" | "segment" | "menu", name: string): string {
  return createHash("sha1").update(`${kind}:${name}`).digest("hex").slice(0, 24);
}
