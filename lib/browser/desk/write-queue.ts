import { useRef, useState } from "react";
import { DeskRefusal, type FieldFault } from "./call-desk";

/** Writes that go one after the other, so that nothing overtakes anything. */
export type WriteQueue = {
  /** Makes a write when those before it are done; resolves to whether it was made. */
  enqueue: (write: () => Promise<void>) => Promise<boolean>;
  isBusy: boolean;
  /** Why the last write was refused, with what it was about. */
  refusal: string | null;
  faults: readonly FieldFault[];
  /** The code of the last refusal, also while the next render has not come. */
  lastRefusal: () => string;
  forgetRefusal: () => void;
};

/** `onRefused` is called when the shop has refused a write: it is not as it was thought to be. */
export function useWriteQueue(onRefused: () => Promise<unknown>): WriteQueue {
  const [waiting, setWaiting] = useState(0);
  const [refused, setRefused] = useState<DeskRefusal | null>(null);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const lastCode = useRef("");
  const enqueue = (write: () => Promise<void>): Promise<boolean> => {
    const run = async () => {
      try {
        await write();
        setRefused(null);
        return true;
      } catch (refusal) {
        if (!(refusal instanceof DeskRefusal)) throw refusal;
        setRefused(refusal);
        lastCode.current = refusal.code;
        if (refusal.code !== "network_failed") await onRefused();
        return false;
      } finally {
        setWaiting((count) => count - 1);
      }
    };
    setWaiting((count) => count + 1);
    const done = last.current.then(run, run);
    last.current = done.catch(() => undefined);
    return done;
  };
  return {
    enqueue,
    isBusy: waiting > 0,
    refusal: refused?.code ?? null,
    faults: refused?.faults ?? [],
    lastRefusal: () => lastCode.current,
    forgetRefusal: () => setRefused(null),
  };
}
