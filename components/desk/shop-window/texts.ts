import type { VersionWire } from "@/lib/contracts/shop-window/calls";

export const windowTexts = {
  title: "Shop window",
  why: "What shoppers find on the home page and on the pages of categories. You arrange it in a draft, look at it, and publish it when it is ready.",
  announcement: "Announcement",
  pages: "Pages and policies",
  blog: "Blog",
  redirects: "Redirects",
  begin: "Begin a draft",
  beginWhy: "It begins with what shoppers see now. Nothing changes for them until you publish it.",
  name: "Name, such as “Diwali”",
  drafts: "Drafts",
  noDrafts: "There is no draft.",
  versionsWhy: "Go back to any of them: the pages become what they were then, and what came after stays in this list.",
  noVersions: "Nothing has been published here yet.",
  versionOf: (number: number, name: string) => (name ? `${number}. ${name}` : `${number}.`),
  goBackWhy: (pages: string) => `These pages become what they were then: ${pages}. Shoppers see it at once.`,
  original: "As it was before",
  wentBack: "The pages are as they were then.",
  published: "Published. Shoppers see it on the next page they open.",
  home: "Home page",
  category: (name: string) => `Category: ${name}`,
  page: "Page",
  changedPages: (names: string) => `Changed in this draft: ${names}`,
  undo: "Undo",
  redo: "Redo",
  saved: (steps: number) => (steps === 1 ? "1 change, saved in the draft" : `${steps} changes, saved in the draft`),
  unchanged: "Nothing changed yet",
  overwritten: (names: string) =>
    `Someone has changed this in the shop since you began, and this draft replaces it: ${names}`,
  lost: (count: number) =>
    count === 1
      ? "One change is left out, because its section or page is gone from the shop."
      : `${count} changes are left out, because their sections or pages are gone from the shop.`,
  sections: "Sections",
  noSections: "This page has no section yet.",
} as const;

export const sectionTexts = {
  list: "The list of products",
  listWhy: "It shows the category’s own products. Move it, and sections stand above or below it.",
  unknown: (type: string) => `A section of the type ${type}`,
  hidden: "Hidden",
  fault: "Not complete",
  drag: (name: string) => `Drag ${name} to another place`,
  edit: "Edit",
  editName: (name: string) => `Edit ${name}`,
  done: "Done",
  doneName: (name: string) => `Done with ${name}`,
  more: "More",
  moreName: (name: string) => `More for ${name}`,
  up: "Move up",
  down: "Move down",
  hide: "Hide from shoppers",
  unhide: "Show to shoppers",
  duplicate: "Duplicate",
  remove: "Remove",
  moved: (name: string, position: number) => `${name} is number ${position} now.`,
  removed: (name: string) => `${name} is removed. Undo brings it back.`,
  added: (name: string) => `${name} is added.`,
  add: "Add a section",
  addClose: "Close",
  heading: "Heading of the section",
  subHeading: "Line below it",
} as const;

/** What can be added to a page. */
export const KIND_TEXTS = {
  primary_slider: { name: "Hero", why: "Wide pictures with a few words and buttons, for the top of a page" },
  categories: { name: "Categories", why: "Chosen categories as large cards" },
  featured_product: { name: "Products", why: "A row of new, reduced or featured products, or of a category" },
  multiple_featured_product: { name: "Products in tabs", why: "Several rows of products, one at a time" },
  section: { name: "Picture tiles", why: "Small square pictures that lead somewhere" },
  featured_section: { name: "Pictures with text", why: "Pictures with a heading and a few sentences" },
  picture_tabs: { name: "Picture cards in tabs", why: "Several groups of pictures, one at a time" },
  highlighted_section: { name: "Story", why: "A picture beside a text" },
  secondary: { name: "Banner", why: "One wide picture with a text and a button" },
  highlights: { name: "Feature list", why: "Short promises side by side" },
  testimonial: { name: "Quotes", why: "What customers say" },
  shop_the_look: { name: "Shop the look", why: "A picture with numbered products on it" },
  video_section: { name: "Video", why: "A video that plays when it is asked to" },
  faq: { name: "Questions and answers", why: "Search engines show them as well" },
  call_to_action: { name: "Call to action", why: "A sentence and one button" },
  blogs: { name: "Journal", why: "The latest posts of the journal" },
  flexible: { name: "Own text", why: "A text of your own, as HTML" },
} as const;

export const contentTexts = {
  items: "Entries",
  picture: "Picture",
  phonePicture: "Picture on phones",
  phonePictureWhy: "Empty: the same picture.",
  heading: "Heading",
  subHeading: "Line below it",
  description: "Text",
  quote: "What they say",
  whoSays: "Who says it",
  whatBought: "What they bought, or where they live",
  textColour: "Colour of the text",
  dark: "Dark",
  light: "Light",
  position: "Place of the text",
  phonePosition: "Place of the text on phones",
  samePosition: "As on wide screens",
  withLink: (name: string) => `${name} leads somewhere`,
  withButton: (name: string) => `${name} has a button`,
  withSecondButton: (name: string) => `${name} has a second button`,
  buttonText: (name: string) => `What the button says: ${name}`,
  secondButton: (name: string) => `the second button of ${name}`,
  entry: (position: number) => `Entry ${position}`,
  columns: "Pictures side by side on wide screens",
  products: (name: string) => (name ? `Products of ${name}` : "Products"),
  fromCategory: (name: string) => (name ? `Category for ${name}` : "Category"),
  tabs: "Tabs",
  tab: "Name of the tab",
  side: "Where the picture stands",
  left: "Left",
  right: "Right",
  posts: "How many posts",
  html: "Text, as HTML",
  video: "Video (MP4 or WebM)",
  poster: "Picture before it plays",
  categories: "Categories, in the order of the page",
  faqs: "Questions",
  question: "Question",
  answer: "Answer",
  tone: "Background",
  plain: "None, with lines",
  sand: "Soft",
  ink: "Dark",
  text: "Text",
  points: "Products on the picture",
  point: "Name of the product",
  fromLeft: "From the left, in per cent",
  fromTop: "From the top, in per cent",
} as const;

export const SOURCE_NAMES = {
  new_arrivals: "New arrivals",
  on_sale: "On sale",
  featured: "Featured",
  all: "All products",
  category: "A category",
} as const;

export const POSITION_NAMES: Readonly<Record<string, string>> = {
  t_l: "Top left",
  t_c: "Top centre",
  t_r: "Top right",
  m_l: "Middle left",
  m_c: "Centre",
  m_r: "Middle right",
  b_l: "Bottom left",
  b_c: "Bottom centre",
  b_r: "Bottom right",
};

export const navigationTexts = {
  title: "Navigation",
  why: "The menu at the top of every page, from left to right. An entry that leads to a category and has no columns opens the categories below it; without any entry, the menu shows the categories of the first level.",
  entries: "Entries of the menu",
  name: "Name",
  columns: (entry: string) => `Columns of ${entry || "this entry"}`,
  column: "Heading of the column",
  links: (column: string) => `Links below ${column || "this heading"}`,
  linkName: "Name of the link",
  pictures: (entry: string) => `Pictures of ${entry || "this entry"}`,
  picture: (position: number) => `Picture ${position}`,
  heading: "Heading",
  line: "Line below it",
  button: "What the button says (optional)",
  leadsTo: (name: string) => `${name || "It"} leads somewhere`,
  toWindow: "Shop window",
} as const;

export const CAUSE_TEXTS: Record<VersionWire["cause"], string> = {
  published: "Published",
  planned: "Published by plan",
  restored: "Went back to it",
};

const FAULTS: Record<string, string> = {
  segment_empty: "It has nothing to show yet.",
  link_unreadable: "It has a link that leads nowhere yet.",
  reference_unknown: "It leads to something that the shop does not have.",
  entry_unreadable: "One of its entries is not complete.",
  segment_not_here: "It is only for pages of categories.",
};

const ENTRY_FAULTS: Record<string, (entry: string) => string> = {
  segment_empty: (entry) => `${entry} has nothing to show yet.`,
  picture_needed: (entry) => `${entry} needs a picture.`,
  text_needed: (entry) => `${entry} needs a text.`,
  link_unreadable: (entry) => `${entry} has a link that leads nowhere yet.`,
  reference_unknown: (entry) => `${entry} leads to something that the shop does not have.`,
};

const PART_FAULTS: Record<string, string> = {
  "video.src": "It needs a video.",
  "video.poster": "It needs a picture to show before the video plays.",
};

/** Why a section cannot be published, in a sentence. */
export function faultText({ path, code }: { path: string; code: string }): string {
  const [, index] = /^[a-z_]+\.(\d+)/.exec(path) ?? [];
  const ofEntry = index === undefined ? undefined : ENTRY_FAULTS[code]?.(contentTexts.entry(Number(index) + 1));
  return ofEntry ?? PART_FAULTS[path] ?? FAULTS[code] ?? "It is not complete.";
}
