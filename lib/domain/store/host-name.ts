const HOST = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/;

/** The host that somebody means by a name or a whole web address: in lower case, without a port. Null if it is none. */
export function readHostName(text: string): string | null {
  const typed = text.trim().toLowerCase();
  const address = /^https?:\/\//.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(address)) return null;
  const { hostname } = new URL(address);
  return HOST.test(hostname) ? hostname : null;
}
