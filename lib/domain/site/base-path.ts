/**
 * The path below which this build serves the shop, such as `/shop`; empty if the shop has its host to itself. It is set
 * by `BASE_PATH` when the shop is built, and the build writes it into the bundles: with an empty one, the functions
 * below cost nothing. Code that is not bundled (command line, tests) reads the setting itself.
 *
 * Paths within the shop never contain it (decision 47). It is put in front where a path leaves the code: by Next.js in
 * its links, redirects and files, and by `withBasePath` everywhere else. It is taken off where a request or an address
 * of the browser comes in.
 */
export const BASE_PATH: string = process.env.BUILT_BASE_PATH ?? process.env.BASE_PATH ?? "";

/**
 * The address on this host of a path within the shop. What is no such path, as a query, a fragment or an address on
 * another host, stays as it is.
 */
export function withBasePath(path: string): string {
  if (BASE_PATH === "" || !/^\/(?!\/)/.test(path)) return path;
  return BASE_PATH + path.replace(/^\/(?=[?#]|$)/, "");
}

/** The path within the shop of an address on this host, with its query; null if it is outside the shop. */
export function withoutBasePath(address: string): string | null {
  if (BASE_PATH === "") return address;
  if (!address.startsWith(BASE_PATH)) return null;
  const path = address.slice(BASE_PATH.length);
  if (/^(?:[?#]|$)/.test(path)) return `/${path}`;
  return path.startsWith("/") ? path : null;
}

/**
 * The name under which this deployment keeps something in the browser that all deployments on one host share: storage,
 * caches, channels and locks.
 */
export function ownName(name: string): string {
  return BASE_PATH + name;
}
