import type { StoredLink } from "@/lib/contracts/content/stored-link";

export const fieldTexts = {
  save: "Save",
  saved: "Saved. Shoppers see it on the next page they open.",
  discard: "Discard",
  unsaved: "You have unsaved changes.",
  theirs: (value: string) => `Someone has changed this meanwhile to: ${value}`,
  keepMine: "Keep mine",
  takeTheirs: "Take theirs",
  nothing: "nothing",
  entries: (count: number) => (count === 1 ? "1 entry" : `${count} entries`),
  yes: "yes",
  no: "no",
  remove: "Remove",
  addEntryShort: "Add",
  addEntry: (list: string) => `Add to “${list}”`,
  removeEntry: (list: string, position: number) => `Remove entry ${position} of “${list}”`,
  earlierEntry: (list: string, position: number) => `Move entry ${position} of “${list}” up`,
  earlier: "Up",
} as const;

export const seoTexts = {
  pageTitle: "Title",
  pageTitleHint: "About 60 characters are shown. Empty: the name.",
  metaDescription: "Description",
  metaDescriptionHint: "About 155 characters are shown. Empty: the sentence above.",
  heading: "Heading of the page",
  headingHint: "Empty: the name.",
  preview: "How it may look in a search",
} as const;

export const LINK_KINDS: { value: StoredLink["link_type"]; label: string }[] = [
  { value: "category", label: "A category" },
  { value: "product", label: "A product" },
  { value: "internal", label: "A page of the shop" },
  { value: "external", label: "Another site" },
];

export const linkTexts = {
  kind: (name: string) => `${name} leads to`,
  category: (name: string) => `Category of ${name}`,
  product: (name: string) => `Last part of the product’s address, of ${name}`,
  path: (name: string) => `Path of ${name}, such as /on-sale`,
  url: (name: string) => `Web address of ${name}`,
} as const;

export const onePictureTexts = {
  choose: "Choose a picture",
  chooseFor: (name: string) => `${name}: choose a picture`,
  other: "Choose another",
  remove: "Remove",
  removeFor: (name: string) => `Remove: ${name}`,
  alt: (name: string) => `What “${name}” shows`,
  sending: "On its way…",
} as const;

const LIST_FAULTS: Record<string, string> = {
  name_needed: "It needs a name.",
  slug_unreadable: "Its name needs a to z, or digits.",
  id_repeated: "Another entry has the same name.",
  entry_unreadable: "One of its options is not complete.",
  options_repeated: "Two of its options have the same name.",
  link_unreadable: "It has a link that leads nowhere yet.",
  group_unreadable: "One of its rules needs a time of the day, such as 18:00.",
  slot_unreadable: "One of its times is not complete, or ends before it begins.",
  reference_unknown: "It leads to something that the shop does not have.",
};

/** Why an entry of a list was refused; `path` begins with its position and says where in it. */
export function listFaultText(path: string, code: string): string {
  const own = LIST_FAULTS[code];
  if (own) return own;
  if (path.endsWith(".name")) return LIST_FAULTS.name_needed ?? code;
  const where = path.split(".").slice(2).join(" ").replaceAll("_", " ");
  return `${where || "This"} ${code}.`;
}

export const focusTexts = {
  open: "What stays in view",
  openFor: (name: string) => `What stays in view of ${name}`,
  why: "Where the shop cuts the picture, this point stays in it. Click on it, or move the sliders.",
  left: (name: string) => `From the left, of ${name}, in per cent`,
  top: (name: string) => `From the top, of ${name}, in per cent`,
} as const;

export const fileTexts = {
  choose: "Choose",
  chooseFor: (name: string) => `Choose a file for ${name}`,
  sending: (percent: number) => `On its way… ${percent} %`,
} as const;
