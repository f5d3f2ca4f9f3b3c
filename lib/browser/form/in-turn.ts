let last: Promise<unknown> = Promise.resolve();

/** Sends changes of a checkout one after the other, so that placing the order includes everything entered before. */
export function inTurn<Value>(write: () => Promise<Value>): Promise<Value> {
  const current = last.then(write, write);
  last = current.catch(() => undefined);
  return current;
}
