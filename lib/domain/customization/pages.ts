/** The name of the query parameter with the key of a link to a fit profile. */
export const FIT_PROFILE_KEY = "key";

/**
 * The path of the page that shows a fit profile. Whoever has the key of an e-mailed link may see and keep the profile;
 * without a key, only the visitor who keeps it sees it.
 */
export function fitProfilePath(id: string, key = ""): string {
  const page = `/fit-profile/${encodeURIComponent(id)}`;
  return key ? `${page}?${new URLSearchParams({ [FIT_PROFILE_KEY]: key })}` : page;
}

/** The page on which a product is made to measure without script. */
export const CUSTOMIZE_PAGE = "/customize";

/** Its query: the chosen addon, the fit profile to order with, and the one to change or to start with. */
export const CUSTOMIZE_QUERY = { addon: "addon", model: "model", edit: "edit" } as const;

export function customizePath(slug: string, query: Readonly<Record<string, string>> = {}): string {
  const given = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ""));
  return `${CUSTOMIZE_PAGE}/${encodeURIComponent(slug)}${given.size > 0 ? `?${given}` : ""}`;
}
