export const announcementTexts = {
  label: "Announcement",
  endsOn: (isFirstWord: boolean, date: string) => `${isFirstWord ? "Ends" : "ends"} on ${date}`,
  addedEnd: (date: string) => `(ends on ${date})`,
} as const;

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
  signIn: "Sign in or create an account",
  account: "Your account",
} as const;

export const footerTexts = {
  followUs: "Follow us",
  weAccept: "We accept",
  withdraw: "Withdraw from contract",
  findOrder: "Find your order",
  copyright: (year: number, storeName: string) => `© ${year} ${storeName}`,
  gstNumber: (number: string) => `GSTIN ${number}`,
  grievanceOfficer: "Grievance officer:",
} as const;

export const chatTexts = { label: "Chat", whatsapp: "Chat with us on WhatsApp" } as const;

export const scrollTexts = { backToTop: "Back to top" } as const;

export const skipLinkTexts = { skip: "Skip to content" } as const;

export const missingTexts = {
  title: "Page not found",
  heading: "We can’t find that page",
  text: "The link may be old or mistyped. Search the shop, or go back to the home page.",
  searchLabel: "Search the shop",
  placeholder: "What are you looking for?",
  search: "Search",
  home: "Back to home",
  favourites: "Our favourites",
} as const;

export const unreadableTexts = {
  title: "Cannot be shown",
  heading: "We can’t show this at the moment",
  text: "It is not lost. The shop has been told and will look after it; contact us if it is urgent.",
  home: "Back to home",
} as const;

export const closedTexts = {
  title: "We are closed",
  text: "This shop is closed at the moment. This page will reload when the shop reopens.",
  tryAgain: "Try again",
} as const;

export const unknownHostTexts = {
  title: "No shop at this address",
  text: "Check the spelling of the address. If this is your shop, add this host name to its domains.",
} as const;
