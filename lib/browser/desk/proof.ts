import { createContext } from "react";

/** Asks who is there, and resolves to whether it was proved; false if the person would rather not. */
export type AskProof = () => Promise<boolean>;

export const ProofContext = createContext<AskProof>(async () => false);
