import { useContext, useState } from "react";
import { DeskRefusal, type FieldFault } from "./call-desk";
import { ProofContext } from "./proof";

/**
 * Makes writes one after another, and keeps the code of the last refusal, with the fields it was about. `run` resolves to whether it was done. A write
 * that needs a proof of who is there asks for it, and is then made again.
 */
export function useWrite() {
  const askProof = useContext(ProofContext);
  const [isPending, setPending] = useState(false);
  const [refused, setRefused] = useState<DeskRefusal | null>(null);
  const run = async (write: () => Promise<unknown>): Promise<boolean> => {
    if (isPending) return false;
    setPending(true);
    setRefused(null);
    try {
      await write().catch(async (error: unknown) => {
        const isProvable = error instanceof DeskRefusal && error.code === "desk_proof_needed";
        if (!isProvable || !(await askProof())) throw error;
        return write();
      });
      return true;
    } catch (error) {
      if (!(error instanceof DeskRefusal)) throw error;
      setRefused(error);
      return false;
    } finally {
      setPending(false);
    }
  };
  const faults: readonly FieldFault[] = refused?.faults ?? [];
  return { run, isPending, refusal: refused?.code ?? null, faults };
}
