import { createContext, useContext } from "react";

/** The call that says who has the desk open. */
export const DESK_SESSION = "/api/desk/session";

/** Begins anew with nothing that was read before, for another caller or none. */
export const ForgetContext = createContext<() => void>(() => undefined);
export const useForget = () => useContext(ForgetContext);
