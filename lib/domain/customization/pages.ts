/** The name of the query parameter with the key of a link to a fit profile. */
export const FIT_PROFILE_KEY = "key";

/** The path of the page to which the mail with a fit profile leads. Whoever has the key may see and keep the profile. */
export function fitProfilePath(id: string, key: string): string {
  return `/fit-profile/${encodeURIComponent(id)}?${new URLSearchParams({ [FIT_PROFILE_KEY]: key })}`;
}
