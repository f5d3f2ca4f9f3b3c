import type { Notice } from "@/lib/domain/staff/notice";
/** Texts of the door, and of how somebody proves who they are. */
export const enterTexts = {
  title: "Your desk",
  why: "This link opens the desk in this browser. It works once.",
  open: "Open the desk",
  noLink: "This address is missing the end of the link. Open the whole link.",
} as const;

export const signInTexts = {
  title: "The desk",
  email: "E-mail",
  password: "Password",
  code: "Code of your app, or a recovery code",
  signIn: "Sign in",
  passkey: "Sign in with a passkey",
  noPassword: "No password yet, or forgotten?",
  why: "Ask the owner for a new link. Owners make one with this command where the shop runs:",
  command: 'npm run store -- staff add "Your name"',
} as const;

export const accountTexts = {
  title: "Your sign-in",
  intro: "How you prove who you are, and where you have the desk open.",
  notSafe:
    "Your desk is open to whoever finds this browser or guesses your password. Add a passkey or a second factor.",
  toAccount: "Protect your sign-in",
  save: "Save",
  saved: "Saved. The desk is closed in your other browsers.",
  password: "Password",
  passwordWhy: "With your e-mail address it opens the desk in any browser.",
  passwordSet: (email: string) => `You sign in as ${email}.`,
  newPassword: "New password",
  passwordHint: "At least 8 characters that are hard to guess.",
  factor: "Second factor",
  factorOff: "A code of an app on your phone, which is asked for beside your password.",
  factorOn: (left: number) =>
    `On. ${left === 1 ? "1 recovery code is" : `${left} recovery codes are`} left for the day your phone is not.`,
  setUp: "Set up",
  move: "Move to another phone",
  turnOff: "Turn off",
  scan: "Scan this with an authenticator app, or type the key into it.",
  scanLabel: "QR code for the authenticator app",
  openApp: "Open it in an app on this device",
  key: "Key",
  code: "Code that the app shows",
  turnOn: "Turn on",
  cancel: "Cancel",
  codes: "Your recovery codes",
  codesWhy:
    "Each opens the desk once instead of a code. They are shown only now: print them, or keep them in a password manager.",
  copy: "Copy the codes",
  copied: "Copied",
  kept: "I have kept them",
  passkeys: "Passkeys",
  passkeysWhy: "Sign in with your finger, your face or a security key. A passkey needs neither a password nor a code.",
  passkeysUnsupported: "This browser knows no passkeys.",
  passkeyName: "Name of the passkey",
  passkeyHint: "For example: Asha’s phone",
  add: "Add a passkey",
  remove: "Remove",
  lastUsed: (day: string) => `last used ${day}`,
  neverUsed: "not used yet",
  sessions: "Open desks",
  here: "This browser",
  since: (day: string) => `open since ${day}`,
  end: "Close it there",
} as const;

export const proofTexts = {
  title: "Is it you?",
  why: "This needs a proof of who is there.",
  password: "Your password",
  code: "Code of your app, or a recovery code",
  go: "Go on",
  passkey: "Use a passkey",
  cancel: "Cancel",
  none: "You have no password yet. Close the desk, and open it with a new link or a passkey.",
} as const;

export const noticeTexts = {
  title: "Messages to you",
  why: (email: string) => `They go to ${email}.`,
  noEmail: "They go to the e-mail address with which you sign in. Choose one first.",
  names: {
    orders: "New orders, returns and quotations",
    cancellations: "Cancellations",
    enquiries: "Enquiries",
    stock: "Stock that runs out",
  } satisfies Record<Notice, string>,
  store: "The shop's own address gets them in any case.",
} as const;

export const pushTexts = {
  title: "New orders on this device",
  why: "A notice on the screen when an order comes in, also while the desk is closed.",
  off: "The shop sends no such notices yet: whoever runs it sets WEB_PUSH_KEY, as the guide to the settings says.",
  unsupported: "This browser shows no notices. On an iPhone, first add the desk to the home screen, and open it there.",
  turnOn: "Show them on this device",
  turnOff: "Show them here no longer",
  others: "Also shown on",
  remove: "No longer",
} as const;

export const otherStoreTexts = {
  title: "Your other shops",
  why: "If you work for several shops here, go from one desk to the next without signing in again.",
  link: "Link to the other desk",
  linkHint: "Ask the other shop to let you in or to make you a new link, and paste it here instead of opening it.",
  code: "Code of the other shop",
  add: "Add the shop",
  go: (name: string) => `To ${name}`,
} as const;
