/** The path within the shop of the page that is being opened without a new document; null if there is none. */
export const openingPage: { path: string | null } = { path: null };
