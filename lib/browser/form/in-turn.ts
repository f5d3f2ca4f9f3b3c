/** Resolves once everything has been sent that was begun before. */
let last: Promise<unknown> = Promise.resolve();

/** What changes a checkout is sent one after the other, so that an order is made of all that was entered before it. */
export function inTurn<Value>(write: () => Promise<Value>): Promise<Value> {
  const mine = last.then(write, write);
  last = mine.catch(() => undefined);
  return mine;
}
