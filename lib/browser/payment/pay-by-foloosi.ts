import { loadScript } from "@/lib/browser/load-script";

/** The parts of Foloosi's script that we use, as the script defines them. */
type FoloosiScript = {
  Foloosipay?: new (options: {
    reference_token: string;
    merchant_key: string;
  }) => { open: () => void; close: () => void };
  foloosiHandler?: (response: unknown, handler: (event: { data: unknown }) => void) => void;
  /** Foloosi's script sets this property itself and expects it as the argument of `foloosiHandler`. */
  response?: unknown;
};

export type FoloosiToken = { reference_token: string; merchant_key: string };

/**
 * How the shopper left Foloosi's window: with a transaction number, or by closing it. A transaction number proves
 * nothing until our server has verified it with Foloosi.
 */
export type FoloosiEnd = { transactionNumber: string } | "closed";

/**
 * Opens Foloosi's window over the page. Resolves to false if Foloosi's script cannot be loaded. Calls `onEnd` when the
 * shopper leaves the window.
 */
export async function openFoloosi(
  scriptUrl: string,
  token: FoloosiToken,
  onEnd: (end: FoloosiEnd) => void,
): Promise<boolean> {
  const script = window as FoloosiScript;
  if (!script.Foloosipay && !(await loadScript(scriptUrl))) return false;
  if (!script.Foloosipay || !script.foloosiHandler) return false;
  const pay = new script.Foloosipay(token);
  script.foloosiHandler(script.response, ({ data }) => {
    const end = readEnd(data);
    if (end === null) return;
    pay.close();
    onEnd(end);
  });
  pay.open();
  return true;
}

/**
 * How the shopper left the window, read from a message. Null for all other messages, because the handler gets every
 * message that is sent to the page.
 */
function readEnd(data: unknown): FoloosiEnd | null {
  const status = field(data, "status");
  const transactionNumber = field(field(data, "data"), "transaction_no");
  if (status === "closed") return "closed";
  const isDone = status === "success" || status === "error";
  return isDone && typeof transactionNumber === "string" && transactionNumber !== "" ? { transactionNumber } : null;
}

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
