import { requestKind } from "./request-kind";

/** A word that the shop or its owner has chosen, not a visitor. */
const WORD = /^[a-z][a-z0-9_-]{0,60}$/;

/**
 * The address of a request for the log, without what may be about a person: its first words, and a star for the rest.
 * `/api/owner/orders/7` is `/api/owner/orders/*`, and an address that the shop does not have is `*`.
 */
export function routeName(url: string): string {
  const [path = ""] = url.split(/[?#]/);
  if (path === "/") return path;
  if (requestKind(path) === "other") return "*";
  const words = path.split("/").slice(1);
  const [first, second] = words;
  const isStaff = first === "api" && (second === "owner" || second === "desk");
  const kept = words.slice(0, isStaff ? 3 : first === "api" ? 2 : 1);
  if (!kept.every((word) => WORD.test(word) || word === "_next")) return "*";
  return `/${kept.join("/")}${words.length > kept.length ? "/*" : ""}`;
}
