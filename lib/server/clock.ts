/** Tells the time. Queries and workflows ask it, so that a test can say what time it is. */
export const clock = { now: () => new Date() };
