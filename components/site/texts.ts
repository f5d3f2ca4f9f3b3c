export const announcementTexts = { label: "Announcement", endsOn: (date: string) => `(ends on ${date})` } as const;

export const headerTexts = {
  search: "Search",
  menu: "Menu",
  account: "Account",
  signedIn: ", signed in",
  wishlist: "Wishlist",
} as const;

export const menuTexts = {
  label: "Main",
  close: "Close menu",
  wishlist: "Wishlist",
  signIn: "Sign in or sign up",
  account: "Your account",
} as const;

export const footerTexts = { followUs: "Follow us", weAccept: "We accept" } as const;

export const chatTexts = { label: "Chat", whatsapp: "Chat with us on WhatsApp" } as const;

export const scrollTexts = { backToTop: "Back to the top" } as const;

export const skipLinkTexts = { skip: "Skip to the content" } as const;

export const offlineTexts = {
  heading: "No Internet Connection",
  text: "You are offline. This page returns when your connection is back, and your bag is saved.",
  visitedPages: "Pages you have visited",
  backOnline: "You are online again.",
} as const;

export const keptPageTexts = {
  label: "Connection",
  text: "No Internet Connection. This is a saved copy of the page; prices may have changed.",
  allPages: "All saved pages",
} as const;
