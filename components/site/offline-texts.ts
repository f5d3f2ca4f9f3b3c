export const offlineTexts = {
  heading: "No Internet Connection",
  text: "You are offline. This page returns when your connection is back, with everything you entered.",
  visitedPages: "Pages you have visited",
  backOnline: "You are online again.",
} as const;

export const keptPageTexts = {
  label: "Connection",
  text: "No Internet Connection. This is a saved copy of the page; prices may have changed.",
  allPages: "All saved pages",
} as const;
