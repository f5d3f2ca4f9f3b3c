import type { RegistrationResponseJSON, startAuthentication } from "@simplewebauthn/browser";
import { callDesk, DeskRefusal } from "./call-desk";

type SigningOptions = Parameters<typeof startAuthentication>[0]["optionsJSON"];

/** Whether this browser can make and use passkeys. */
export const canUsePasskeys = (): boolean => typeof window !== "undefined" && "PublicKeyCredential" in window;

/** Has a passkey sign what `${path}/options` answers, and sends the signature to `path`. */
export async function signWithPasskey(path: `/api/desk/${string}`): Promise<void> {
  const optionsJSON = await callDesk<SigningOptions>(`${path}/options`, { method: "POST" });
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const credential = await startAuthentication({ optionsJSON }).catch(refuse);
  await callDesk(path, { method: "POST", body: { credential } });
}

/** Has the browser make a passkey, and gives it to the shop. */
export async function makePasskey(name: string): Promise<void> {
  const path = "/api/desk/account/passkeys";
  type MakingOptions = Parameters<typeof import("@simplewebauthn/browser").startRegistration>[0]["optionsJSON"];
  const optionsJSON = await callDesk<MakingOptions>(`${path}/options`, { method: "POST" });
  const { startRegistration } = await import("@simplewebauthn/browser");
  const credential: RegistrationResponseJSON = await startRegistration({ optionsJSON }).catch(refuse);
  await callDesk(path, { method: "POST", body: { credential, name } });
}

/** What the browser or the person refuses: a window closed, a finger not recognised, a passkey that is there already. */
function refuse(error: unknown): never {
  const isThere = error instanceof Error && error.name === "InvalidStateError";
  throw new DeskRefusal(isThere ? "passkey_there" : "passkey_cancelled");
}
