import type { MailList } from "@/lib/domain/stop-mails";

export const stopMailsTexts = {
  title: "E-mails",
  heading: "Stop these e-mails",
  submit: "Stop these e-mails",
  stopped: "Done. We will not send you these e-mails any more.",
  noLink: "To stop an e-mail, use the link at its end.",
  toShop: "Back to the shop",
} as const;

/** What the button of the page ends. */
export const STOPPED_MAILS: Readonly<Record<MailList, string>> = {
  "stock-alerts":
    "You will get no more e-mails about products that are back in stock, and we delete your address from all alerts.",
  "wish-alerts":
    "You will get no more e-mails about products on your wishlist. The wishlist stays, and you can set alerts again.",
  "left-carts": "We will not remind you any more of what you leave in your bag. The bag itself stays as it is.",
};
