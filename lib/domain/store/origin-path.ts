import { BASE_PATH } from "../site/base-path";

/**
 * Whether the path of a store's origin, such as `/in` of `https://shop.example/in`, is the one below which this build
 * serves the shop. If it is not, the store's canonical links and mails would lead nowhere.
 */
export function hasBasePath(origin: string): boolean {
  return originPath(origin) === BASE_PATH;
}

/** The path of an origin without a slash at its end; empty for the whole host. */
export function originPath(origin: string): string {
  return new URL(origin).pathname.replace(/\/+$/, "");
}
