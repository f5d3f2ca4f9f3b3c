import { createContext } from "react";
import type { Right } from "@/lib/domain/staff/right";

/** What the person at the desk may do. */
export const RightsContext = createContext<readonly Right[]>([]);
