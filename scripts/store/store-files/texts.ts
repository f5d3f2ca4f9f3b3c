import type { FileIssue } from "@/lib/contracts/store-files/documents";
import { MAX_CATEGORY_LEVELS } from "@/lib/domain/catalogue/category-tree";
import { MAX_SKU_LENGTH } from "@/lib/domain/product/limits";

/** Each text is the end of a sentence that begins with the name of a file, or of a field in that file. */
const TEXTS: Record<string, (about: string) => string> = {
  file_missing: () => "is missing",
  file_unknown: () => "is not one of a store's files",
  file_is_link: () => "is a link; links are not followed",
  file_too_large: () => "is too large",
  not_utf8: () => "is not UTF-8",
  upload_content_wrong: () => "is not what the ending of its name says",
  upload_too_large: () => "is too large: 20 MB for pictures and documents, 100 MB for videos",
  upload_name_unsafe: () => "has a name or an ending that the shop does not serve",
  text_unstorable: () => "has a character that cannot be stored",
  more_than_two_decimals: () => "must not have more than two decimals",
  value_not_understood: () => "has a value or a form that the shop does not understand",
  gift_card_not_sold: () =>
    "must not be true for an active product: issue gift cards with `npm run store -- gift-cards issue`",
  price_missing: () => "is missing: a product without variants needs it",
  sku_too_long: () => `must not be longer than ${MAX_SKU_LENGTH} characters`,
  reckoned_from_variants: () => "must be left out: it is taken from the variants",
  slug_repeated: (other) => `is the same as in ${other}`,
  id_repeated: (other) => `is the same as in ${other}`,
  from_repeated: (other) => `is the same address as in ${other}`,
  category_below_itself: () => "would put the category below itself",
  segment_not_here: () => "is only for the page of a category",
  category_too_deep: () => `stands below too many others; a shop has at most ${MAX_CATEGORY_LEVELS} levels`,
  category_unknown: (slug) => `has "${slug}", which is no category of the store`,
  list_unknown: (kinds) => `is no list that the shop knows: ${kinds}`,
  reference_unknown: (name) => `names the ${name}, which is not in the store`,
  target_unknown: () => "leads to nothing in the store",
};

/**
 * A sentence such as `products/indigo-ikat.json: selling_price of variant 1 must be a number such as 12.5, not "12,50"`
 */
export function issueText({ file, at, problem, about = "" }: FileIssue): string {
  const text = TEXTS[problem]?.(about) ?? problem;
  return `${file}: ${at === "" ? "the file" : placeText(at.split("."))} ${text}`;
}

/** Turns the path `variants`, `0`, `selling_price` into "selling_price of variant 1": readers count from 1. */
function placeText(path: readonly string[]): string {
  const names: string[] = [];
  for (const [index, part] of path.entries()) {
    if (!/^\d+$/.test(part)) names.unshift(part);
    else if (index === 0 || /^\d+$/.test(path[index - 1] ?? "")) names.unshift(`entry ${Number(part) + 1}`);
    else names.splice(0, 1, `${singular(path[index - 1] ?? "")} ${Number(part) + 1}`);
  }
  return names.join(" of ");
}

const singular = (name: string) => name.replace(/ies$/, "y").replace(/([^s])s$/, "$1");
