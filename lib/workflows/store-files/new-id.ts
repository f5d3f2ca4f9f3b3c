import "server-only";
import { randomBytes } from "node:crypto";

/** 24 hexadecimal digits, like all ids of the platform. */
export function newId(): string {
  return randomBytes(12).toString("hex");
}
