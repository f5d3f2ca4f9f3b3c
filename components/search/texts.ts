export const searchFieldTexts = {
  label: "What are you looking for?",
  submit: "Search",
  tooShort: (minimumLength: number) => `Type at least ${minimumLength} characters.`,
} as const;

export const recentSearchTexts = {
  heading: "Your recent searches",
  clear: "Clear",
  remove: (text: string) => `Remove “${text}”`,
} as const;

export const suggestionTexts = {
  none: "No suggestions",
  count: (products: number) => (products === 1 ? "1 product suggested" : `${products} products suggested`),
  noProducts: "No product names match. Press Enter to search the whole shop.",
  partial: "No product matches all of these words. These match some of them.",
  seeAll: "See all results",
} as const;

export const nothingFoundTexts = {
  nothing: (text: string) => `We found nothing for “${text}”. Try another spelling or fewer words.`,
  similarSpellings: "Did you mean",
  popular: "Popular searches",
  categories: "Categories",
  favourites: "Our favourites",
} as const;

export const searchPageTexts = {
  heading: "Search the shop",
  results: (text: string) => `Results for “${text}”`,
  partial: (text: string) => `Nothing matches all of “${text}”. These match some of it.`,
} as const;
