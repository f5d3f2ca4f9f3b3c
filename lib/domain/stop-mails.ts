/**
 * The kinds of e-mails that are no receipts, and that their reader can stop. The newsletter has links and calls of its
 * own (`newsletter.ts`), which are in the mails of its owner too.
 */
export const MAIL_LISTS = ["stock-alerts", "wish-alerts", "left-carts"] as const;
export type MailList = (typeof MAIL_LISTS)[number];

/** The page behind the link in these e-mails. Its button stops the kind of e-mail that the URL names. */
export const STOP_MAILS_PAGE = "/stop-mails";
export const STOP_MAILS_QUERY = { list: "list", token: "token" } as const;
export type StopMailsDone = "mails_stopped";

/** The kind of e-mail that a text names; null if there is none of that name. */
export function readMailList(text: string): MailList | null {
  return MAIL_LISTS.find((list) => list === text) ?? null;
}

export function stopMailsPath(list: MailList, token: string): string {
  return `${STOP_MAILS_PAGE}?${new URLSearchParams({ [STOP_MAILS_QUERY.list]: list, [STOP_MAILS_QUERY.token]: token })}`;
}

/** The address with which mail programs stop the e-mails for their reader (RFC 8058), for the address of the page. */
export function oneClickStopAddress(link: string): string {
  return link.replace(STOP_MAILS_PAGE, `/api${STOP_MAILS_PAGE}/one-click`);
}
