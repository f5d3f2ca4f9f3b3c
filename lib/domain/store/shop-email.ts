import { readEmail } from "../customer/email";

/** What the shop is mailed about; each kind may go to an address of its own. */
export const SHOP_MAILS = ["orders", "cancellations", "enquiries"] as const;
export type ShopMail = (typeof SHOP_MAILS)[number];

type AddressedStore = { company: { email: string }; setting: { shopEmails: Readonly<Record<ShopMail, string>> } };

/**
 * The address for mails of this kind to the shop: its own, or else that of the company. Null if neither is an e-mail
 * address; the owner then finds the order or enquiry on the command line only.
 */
export function shopEmail({ company, setting }: AddressedStore, kind: ShopMail): string | null {
  return readEmail(setting.shopEmails[kind]) ?? readEmail(company.email);
}
