/** A browser that shows notices; `publicKey` and `secret` are base64url. */
export type PushBrowser = { id: string; endpoint: string; publicKey: string; secret: string; device: string };

/** More browsers than one person uses; with another one, the oldest gets no more notices. */
export const MAX_PUSH_BROWSERS = 20;

/** What a browser shows. `path` is the page of the desk that it opens, without the base path. */
export type PushNotice = { title: string; body: string; path: string };

const PREFIX = "browser:";

/** A browser as the recipient of a message. */
export const pushRecipient = (browserId: string): string => PREFIX + browserId;

/** The browser's id; null if the recipient is no browser. */
export const pushBrowserId = (recipient: string): string | null =>
  recipient.startsWith(PREFIX) ? recipient.slice(PREFIX.length) : null;
