import type { RefusalTexts } from "@/components/ui/refusal-texts";

export const AUTHENTICATION_REFUSAL_TEXTS: RefusalTexts<"authentication"> = {
  code_over: "This code has expired or has already been used. Request a new one.",
  code_wrong: "That code is not correct. Use the latest one we sent you.",
  credentials_wrong: "Your sign-in details are wrong. Try again, or sign in with a code.",
  guests_refused: "You need an account to order in this shop. Sign in, or create an account.",
  link_over: "This link has expired or has already been used. Request a new one.",
  password_common: "This password is too common. Choose another one.",
  password_like_you: "This password is too similar to your name or e-mail address. Choose another one.",
  password_too_long: "This password is too long. Choose a shorter one.",
  password_too_short: "This password is too short. Choose a longer one.",
  password_wrong: "That is not your current password. Try again.",
  proof_needed: "Confirm that it's you with your password or a code.",
  signed_in_already: "You are already signed in.",
  social_cancelled: "The sign-in was cancelled. Try again, or sign in another way.",
  social_email_needed:
    "The sign-in service did not share your e-mail address, which your account needs. Sign in another way.",
  social_failed: "The sign-in service did not respond. Try again, or sign in another way.",
  social_sign_in_off: "This way of signing in is not available. Choose another one.",
};
