export const accountFrameTexts = {
  home: "Home",
  account: "Account",
  menu: "Account",
  overview: "Overview",
  /** `name` is what the store calls its cart: "bag" or "quote list". */
  viewCart: (name: string) => `View ${name}`,
} as const;

export const overviewTexts = {
  title: "Your account",
  heading: (customerName: string) => `Hello, ${customerName}`,
} as const;

export const sectionTexts = {
  orders: { name: "Orders", text: "Your orders and their status." },
  quotations: { name: "Quotations", text: "Your requests and our prices for you." },
  wishlist: { name: "Wishlist", text: "The products you have saved." },
  giftCards: { name: "Gift cards", text: "The balance of gift cards you have used." },
  profile: { name: "Profile", text: "Name, e-mail address, mobile number and password." },
  addresses: { name: "Addresses", text: "Your delivery and billing addresses." },
  devices: { name: "Devices", text: "The devices on which you are signed in." },
  fitProfiles: { name: "Fit profiles", text: "Your measurements for what we sew." },
  feedback: { name: "Feedback", text: "Tell us how we are doing." },
  data: { name: "Your data", text: "Download your data or delete your account." },
} as const;

export const changeTexts = { close: "Close" } as const;

export const savedTexts = { saved: "Saved" } as const;

export const listTexts = { search: "Search" } as const;

export const profileTexts = {
  details: "Details",
  email: "E-mail address",
  mobile: "Mobile number",
  password: "Password",
} as const;

export const detailsTexts = {
  name: "Name",
  submit: "Save",
} as const;

export const gstTexts = {
  company: "Company",
  number: "GST number",
  hint: "15 characters, shown on your business invoices.",
  state: "State of registration",
  noState: "Choose a state",
} as const;

export const emailTexts = {
  none: "None yet",
  add: "Add",
  change: "Change",
  subject: "e-mail address",
  newEmail: "New e-mail address",
  sendCode: "Send a code to the new address",
  submit: "Save new e-mail address",
  saved: "Your e-mail address has been saved.",
} as const;

export const mobileTexts = {
  none: "None yet",
  notConfirmed: ", not confirmed",
  add: "Add",
  change: "Change",
  subject: "mobile number",
  sendCode: "Send a code to this number",
  submit: "Save number",
  remove: "Remove number",
  saved: "Your mobile number has been saved.",
  removed: "Your mobile number has been removed.",
} as const;

export const mobileFieldTexts = { legend: "Mobile number", dialCode: "Dial code", mobile: "Mobile number" } as const;

export const passwordTexts = {
  none: "None yet",
  set: "Set",
  change: "Change",
  subject: "password",
  newPassword: "New password",
  submit: "Save new password",
  saved: "Your password has been changed. You are signed out on all other devices.",
} as const;

export const deviceTexts = {
  intro: "You are signed in on these devices. If you do not recognise a device, sign it out and change your password.",
  current: " (this device)",
  beforeSignedIn: "Signed in on ",
  beforeLastUsed: ", last used on ",
  signOut: "Sign out",
  /** Completes the label of `signOut` for screen readers: "Sign out on Firefox". */
  onDevice: (name: string) => ` on ${name}`,
  signedOut: "The device has been signed out.",
} as const;

export const feedbackTexts = {
  intro: (storeName: string) =>
    `Rate ${storeName} from 1 (poor) to 5 (excellent). You can change your ratings at any time.`,
  quality: "Product quality",
  pricing: "Prices",
  shipping: "Delivery",
  ratings: ["poor", "fair", "good", "very good", "excellent"],
  comment: "Comments",
  send: "Send",
  sendAgain: "Update",
} as const;

export const dataTexts = {
  copy: "Download your data",
  copyText: "Get all the data we hold about you in one file that other programs can read.",
  download: "Download my data",
  deleteAccount: "Delete your account",
} as const;

export const deleteAccountTexts = {
  warning: "This cannot be undone.",
  open: "Delete",
  subject: "the account",
  consequences:
    "Your profile, addresses, feedback and saved items will be deleted immediately. You will be signed out on all devices.",
  submit: "Permanently delete my account",
} as const;
