import { useContext, useState } from "react";
import { DeskRefusal } from "./call-desk";
import { ProofContext } from "./proof";

/**
 * Makes writes one after another, and keeps the code of the last refusal. `run` resolves to whether it was done. A write
 * that needs a proof of who is there asks for it, and is then made again.
 */
export function useWrite() {
  const askProof = useContext(ProofContext);
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const run = async (write: () => Promise<unknown>): Promise<boolean> => {
    if (isPending) return false;
    setPending(true);
    setRefusal(null);
    try {
      await write().catch(async (error: unknown) => {
        const isProvable = error instanceof DeskRefusal && error.code === "desk_proof_needed";
        if (!isProvable || !(await askProof())) throw error;
        return write();
      });
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
