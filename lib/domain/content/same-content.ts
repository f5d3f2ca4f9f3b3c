/** Whether two segments, articles or lists of them are the same. The database may give their members in another order. */
export const isSameContent = (one: unknown, other: unknown) => inOrder(one) === inOrder(other);

const inOrder = (value: unknown) => JSON.stringify(value ?? null, sortedMembers);

const sortedMembers = (_: string, value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
