import { useState } from "react";
import { DeskRefusal } from "./call-desk";

/** Makes writes one after another, and keeps the code of the last refusal. `run` resolves to whether it was done. */
export function useWrite() {
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const run = async (write: () => Promise<unknown>): Promise<boolean> => {
    if (isPending) return false;
    setPending(true);
    setRefusal(null);
    try {
      await write();
      return true;
    } catch (error) {
      if (!(error instanceof DeskRefusal)) throw error;
      setRefusal(error.code);
      return false;
    } finally {
      setPending(false);
    }
  };
  return { run, isPending, refusal };
}
