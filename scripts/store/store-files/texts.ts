import type { FileIssue } from "@/lib/contracts/store-files/documents";

const TEXTS: Record<string, (about: string) => string> = {
  file_missing: () => "the file is missing",
  file_unknown: () => "this is no file of a store",
  file_is_link: () => "this leads somewhere else; links are not followed",
  file_too_large: () => "the file is too large",
  not_utf8: () => "the file is not UTF-8",
  upload_name_unsafe: () => "the name has signs that the shop does not serve, or an ending that it does not know",
  text_unstorable: () => "the text holds a character that cannot be kept",
  more_than_two_decimals: () => "there are more than two decimals",
  value_not_understood: () => "the shop does not understand this value, or not in this form",
  price_missing: () => "a product without variants needs this",
  reckoned_from_variants: () => "a product with variants has this in its variants alone",
  slug_repeated: (other) => `${other} has the same slug`,
  id_repeated: (other) => `${other} has the same id`,
  from_repeated: (other) => `${other} has this address twice`,
  category_unknown: (slug) => `there is no category "${slug}"`,
  target_unknown: (slug) => `there is nothing at "${slug}"`,
};

/** `products/indigo-ikat.json, variants.0.sku: Invalid input: expected string, received number` */
export function issueText({ file, at, problem, about = "" }: FileIssue): string {
  return `${file}${at === "" ? "" : `, ${at}`}: ${TEXTS[problem]?.(about) ?? problem}`;
}
