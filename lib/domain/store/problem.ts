import type { StoreId } from "./id";

/**
 * What an owner has to mend in the settings of a store. None of it closes the shop: it goes on as far as it can.
 * `about` names the feature, type or kind of mail, or is empty.
 */
export const STORE_PROBLEMS = [
  "feature_unknown",
  "type_not_served",
  "quotations_left_over",
  "mail_nowhere",
  "terms_page_missing",
  "nothing_delivered",
] as const;
export type StoreProblem = { code: (typeof STORE_PROBLEMS)[number]; about: string };

/** The line of the log about a problem. */
export function problemLine(storeId: StoreId, { code, about }: StoreProblem): string {
  const problem = about ? `${code} ${about}` : code;
  return `The store ${storeId} has a setting to mend: ${problem}. \`npm run store -- check\` says more.`;
}
