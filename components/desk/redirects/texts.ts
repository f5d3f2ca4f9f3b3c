export const redirectTexts = {
  title: "Redirects",
  why: "Addresses that your shop does not have, such as those of a former shop, and where they lead instead. An address that the shop has is never redirected, and products, categories and posts that you move redirect by themselves.",
  missed: "Asked for, and not found",
  missedWhy: "In the last 30 days, what was asked for most.",
  noMissed: "Nothing was asked for in vain.",
  times: (count: number) => (count === 1 ? "once" : `${count} times`),
  leadIt: "Lead it elsewhere",
  leadItName: (path: string) => `Lead ${path} elsewhere`,
  add: "Add redirects",
  addWhy: "One per line: the address, a space, and where it leads. A path such as /on-sale, or a whole web address.",
  lines: "Redirects",
  example: "/old-shop/stoles.html /category/stoles",
  save: "Add them",
  saved: (count: number) => (count === 1 ? "It leads there now." : `${count} addresses lead elsewhere now.`),
  list: "Redirects of the shop",
  none: "There are none yet.",
  search: "Search",
  searchHint: "A part of either address",
  noMatch: "None matches.",
  followed: (count: number) =>
    count === 0
      ? "Not followed in the last 30 days"
      : `Followed ${count === 1 ? "once" : `${count} times`} in the last 30 days`,
  to: (from: string, to: string) => `${from} leads to ${to}`,
  remove: "Remove",
  removeName: (from: string) => `Remove the redirect from ${from}`,
  removed: "Removed.",
  more: (count: number) => `Show ${count} more`,
} as const;

const FAULTS: Record<string, string> = {
  redirect_from_unusable: "the address cannot lead elsewhere",
  redirect_to_unusable: "where it leads is neither a path nor a web address",
  redirect_circles: "it leads back to itself",
  line_unreadable: "it needs two addresses with a space between them",
};

/** What is wrong with a line, from 1. */
export const redirectFault = (line: number, code: string): string => `Line ${line}: ${FAULTS[code] ?? code}.`;
