let last: Promise<unknown> = Promise.resolve();

/**
 * Sends changes of a checkout one at a time: each waits for the response to the previous one. So an order includes
 * everything that was entered before it was placed.
 */
export function inTurn<Value>(write: () => Promise<Value>): Promise<Value> {
  const current = last.then(write, write);
  last = current.catch(() => undefined);
  return current;
}
