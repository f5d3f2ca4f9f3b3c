/** A store that browser tests create in their shop in addition to the demo store. */
export type SecondStore = { id: string; name: string; host: string };

export const QUOTE_STORE: SecondStore = { id: "quotes", name: "Nila Trade", host: "quotes.localhost" };
export const ENQUIRY_STORE: SecondStore = { id: "enquiries", name: "Nila Archive", host: "enquiries.localhost" };
export const SLOT_STORE: SecondStore = { id: "slots", name: "Nila by the Hour", host: "slots.localhost" };

/** The demo as it opens, which becomes somebody's own shop. */
export const OWN_STORE: SecondStore = { id: "own", name: "Nila Loom", host: "own.localhost" };

/** The value of STORE_HOSTS. Once it is set, it must list the hosts of all stores, so the demo store is listed too. */
export const STORE_HOSTS = [
  "localhost=nila-loom",
  ...[QUOTE_STORE, ENQUIRY_STORE, SLOT_STORE, OWN_STORE].map(({ id, host }) => `${host}=${id}`),
].join(",");
