export const offlineTexts = {
  heading: "No Internet Connection",
  text: "You are offline. This page will return, with everything you entered, once you are back online.",
  visitedPages: "Pages you have visited",
  backOnline: "You are online again.",
} as const;

export const keptPageTexts = {
  label: "Connection",
  text: "No Internet Connection. This is a saved copy of the page; prices may have changed.",
  allPages: "See all saved pages",
} as const;
