import type { Role } from "@/lib/domain/staff/right";

export const deskTexts = {
  title: "Desk",
  menu: "Menu",
  today: "Today",
  orders: "Orders",
  packing: "Packing",
  products: "Products",
  categories: "Categories",
  shopWindow: "Shop window",
  settings: "Settings",
  stock: "Stock",
  customers: "Customers",
  enquiries: "Enquiries",
  offers: "Offers",
  shipping: "Shipping and tax",
  reports: "Reports",
  messages: "Messages",
  people: "People",
  programs: "Programs",
  log: "Log",
  account: "Your sign-in",
  close: "Close the desk",
  toShop: "To the shop",
  loading: "One moment…",
  again: "Try again",
  leave: "What you have typed here is not sent yet. Leave it?",
  missing: "There is no such page at the desk.",
  newer: "Newer",
  older: "Older",
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
} as const;

export const todayTexts = {
  toDo: "To do",
  toConfirm: "Orders to confirm",
  toSend: "Orders to send",
  unpaid: "Not paid yet",
  refundsDue: "Refunds due",
  cancellationsAsked: "Cancellations to answer",
  enquiriesWaiting: "Enquiries to answer",
  soldOut: "Items sold out",
  runningOut: "Items running out",
  bestSellers: "Best sellers",
  missedSearches: "Searched for, and not found",
  messagesFailed: "Messages that failed",
  nothing: "Nothing waits for you.",
  sales: "Sales",
  days: (days: number) => `Last ${days} days`,
  orders: "Orders",
  amount: "Amount",
  before: "Days before",
  why: "Without what was cancelled or refunded.",
} as const;

export const ROLE_TEXTS: Record<Role, { name: string; may: string }> = {
  owner: { name: "Owner", may: "Everything, also letting people in" },
  manager: { name: "Manager", may: "Everything but letting people in" },
  fulfilment: { name: "Fulfilment", may: "Orders and stock" },
  editor: { name: "Editor", may: "Products, prices and stock" },
};

export const peopleTexts = {
  intro: "Who may come to this desk, and what they may do.",
  name: "Name",
  role: "Role",
  email: "E-mail",
  emailHint: "The link is sent there, too. Optional.",
  add: "Let someone in",
  adding: "They get a link that opens the desk once, within 24 hours.",
  none: "There is nobody yet.",
  change: "Change",
  save: "Save",
  link: "New link",
  reset: "Phone lost",
  sureReset: (name: string) =>
    `The second factor, passkeys and open desks of ${name} end. You get a new link for them.`,
  yesReset: "Yes, begin again",
  safe: "Second factor",
  passkey: "Passkey",
  end: "Let in no longer",
  sure: (name: string) => `${name} loses the desk in all browsers, from the next click on.`,
  yes: "Yes, let in no longer",
  no: "No",
  browsers: (count: number) => (count === 1 ? "Open in 1 browser" : `Open in ${count} browsers`),
  given: (name: string) => `The link for ${name}. It is shown only now; send it in private.`,
  copy: "Copy the link",
  copied: "Copied",
} as const;

export const logTexts = {
  intro: "Who has changed what. Nobody can change what stands here.",
  search: "Search the log",
  none: "Nothing has been changed yet.",
  noMatch: "No entry matches.",
  by: { owner_token: "Owner token", api_token: "Program", member: "", command: "Command line" },
  outcome: (outcome: string | null) =>
    outcome === null ? "Ended unexpectedly" : outcome === "done" ? "Done" : `Refused: ${outcome.replaceAll("_", " ")}`,
} as const;

export const cameraTexts = {
  open: "Scan with the camera",
  close: "Close the camera",
  view: "What the camera sees",
  refused: "The camera cannot be used. Allow it for this page in the browser's settings.",
} as const;
