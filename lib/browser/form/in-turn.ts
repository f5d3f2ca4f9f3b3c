let last: Promise<unknown> = Promise.resolve();

/**
 * Sends changes of a checkout one at a time: each waits for the response to the one before. So placing the order
 * includes everything that was entered before.
 */
export function inTurn<Value>(write: () => Promise<Value>): Promise<Value> {
  const current = last.then(write, write);
  last = current.catch(() => undefined);
  return current;
}
