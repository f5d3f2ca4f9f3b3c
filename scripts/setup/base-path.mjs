/** One or more segments, such as `/shop` or `/in/shop`. `lib/server/env.ts` has the same rule. */
const PATTERN = /^(?:\/[a-z0-9_-]+)+$/;

/** The path below which the shop is built, from the setting `BASE_PATH`; empty for the whole host. Throws if not valid. */
export function basePath(text = process.env.BASE_PATH) {
  const path = text?.trim() ?? "";
  if (path !== "" && !PATTERN.test(path)) {
    throw new Error(
      `The setting BASE_PATH cannot be used: expected a path such as /shop, without a slash at its end, not "${path}".`,
    );
  }
  return path;
}
