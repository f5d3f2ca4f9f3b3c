export const signInFrameTexts = { back: "Sign in" } as const;

export const signInTexts = {
  title: "Sign in",
  newHere: (storeName: string) => `New to ${storeName}?`,
  reasons: [
    "See your saved items on all your devices.",
    "Save your addresses and check out faster.",
    "See, download or delete your data at any time.",
  ],
  signUp: "Create an account",
  noAccount: "Don't want an account?",
  guest: "Continue as guest",
  orderedAsGuest: "Ordered as a guest?",
  findOrder: "Find your order",
} as const;

export const signInFormTexts = {
  password: "Password",
  submit: "Sign in",
  byCode: "Sign in with a code",
  forgotten: "Forgotten password?",
} as const;

export const socialTexts = { signIn: (provider: string) => `Continue with ${provider}` } as const;

export const staySignedInTexts = { label: "Sign me out when I close the browser" } as const;

export const codeSignInTexts = {
  title: "Sign in with a code",
  intro: "No password needed. We will send a six-digit code to your e-mail address.",
  introWithMobile: "No password needed. We will send a six-digit code by e-mail or text message.",
  send: "Send me a code",
  sendAgain: "Send a new code",
  submit: "Sign in",
  noCode: "Didn't get a code?",
  noCodeHint: "Check your spam folder, or request a new code. You can also enter a different e-mail address.",
  noCodeHintWithMobile:
    "Check your spam folder, or request a new code. You can also enter a different e-mail address or number.",
} as const;

export const codeStepTexts = {
  beforeRecipient: "We have sent a six-digit code to ",
  afterRecipient: (minutes: number) => `. It is valid for ${minutes} minutes.`,
} as const;

export const signUpTexts = {
  title: "Create an account",
  intro: "We will send a code to your e-mail address to confirm it.",
  introWithMobile: "We will send a code to your e-mail address or mobile number to confirm it.",
  name: "Name",
  password: "Password",
  submit: "Create account",
  privacy: "We use your details for your account and your orders only. You can download or delete them at any time.",
} as const;

export const signUpCodeTexts = {
  submit: "Finish",
  beforeStartAgain: "Didn't get a code? Check your spam folder, or ",
  beforeStartAgainByMobile: "Didn't get a code? Check the number, or ",
  startAgain: "start again",
} as const;

export const newPasswordTexts = {
  length: (minLength: number) => `At least ${minLength} characters`,
  notCommon: "Must not be a common password, your name or your e-mail address",
  met: " (done)",
  notMet: " (not met yet)",
} as const;

export const forgottenPasswordTexts = {
  title: "Forgotten password",
  intro: "Enter the e-mail address of your account. We will send you a link to choose a new password.",
  send: "Send me a link",
  sendAgain: "Send another link",
} as const;

export const resetPasswordTexts = {
  title: "New password",
  intro: "When you save your new password, you will be signed in here and signed out on all other devices.",
  password: "New password",
  submit: "Save and sign in",
  newLink: "Request a new link",
} as const;

export const guestTexts = {
  title: "Continue as guest",
  intro: "Just your e-mail address. No account needed.",
  introWithMobile: "Just your e-mail address or mobile number. No account needed.",
  /** `sent` is what a guest sends to the shop: "order" or, in a quotation store, "request". */
  emailHint: (sent: string) => `We will only use your e-mail address for updates on your ${sent}.`,
  /** The same in a store that can also remind of a bag. */
  emailHintUnlessTicked: (sent: string) =>
    `We will only use your e-mail address for updates on your ${sent}, unless you tick the box below.`,
  contactHint: (sent: string) =>
    `We will only use it for updates on your ${sent}. To a mobile number we send a code first.`,
  contactHintUnlessTicked: (sent: string) =>
    `We will only use it for updates on your ${sent}, unless you tick the box below. To a mobile number we send a code first.`,
  submit: "Continue as guest",
  noCode: "Didn't get a code?",
  signUp: "Create an account",
} as const;

export const proofTexts = {
  password: "Current password",
  useCode: "Send me a code instead",
  usePassword: "Use my password instead",
  codeHint: "To confirm that it's you, we will send you a code.",
  codeSent: "We have sent you a code.",
  codeSentTo: (recipient: string) => `We have sent a code to ${recipient}.`,
  send: "Send me a code",
  sendAgain: "Send a new code",
} as const;

export const signOutTexts = { here: "Sign out", everywhere: "Sign out everywhere" } as const;
