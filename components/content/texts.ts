export const homeTexts = {
  empty: "We are putting our things on the shelves. Please come back soon.",
} as const;

export const segmentTexts = {
  slider: "News and offers",
  products: "Products",
  testimonials: "What customers say",
  journal: "Journal",
  video: "Video",
  highlights: "Why shop with us",
  categories: "Categories",
  questions: "Good to know",
  more: "More from the shop",
} as const;

export const breadcrumbTexts = { home: "Home", journal: "Journal" } as const;

export const blogArticleTexts = { by: (author: string) => `, by ${author}` } as const;

export const collectionTexts = { find: "Search by name" } as const;

export const contentPageTexts = { lastChanged: "Last updated" } as const;

export const journalTexts = { title: "Journal" } as const;

export const collectionsPageTexts = { title: "Collections A to Z" } as const;

export const previewTexts = { title: "Preview" } as const;
