import { ACCOUNT_PAGES } from "@/lib/domain/account-pages";

export type AccountSection = { href: string; name: string; text: string };

/** What the account is made of, in the order of its menu; only what there is in this shop. */
export function accountSections({ asksForFeedback }: { asksForFeedback: boolean }): readonly AccountSection[] {
  return [
    { href: ACCOUNT_PAGES.orders, name: "Orders", text: "What you have bought, and where it is." },
    { href: ACCOUNT_PAGES.profile, name: "Profile", text: "Name, e-mail address, mobile number and password." },
    { href: ACCOUNT_PAGES.addresses, name: "Addresses", text: "Where to send things, and whom to bill." },
    { href: ACCOUNT_PAGES.devices, name: "Devices", text: "Where you are signed in." },
    ...(asksForFeedback ? [{ href: ACCOUNT_PAGES.feedback, name: "Feedback", text: "Tell us how we are doing." }] : []),
    { href: ACCOUNT_PAGES.data, name: "Your data", text: "A copy of all we keep, or the end of the account." },
  ];
}
