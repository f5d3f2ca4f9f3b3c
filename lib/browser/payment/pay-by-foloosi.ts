import { loadScript } from "@/lib/browser/load-script";

/** The parts of Foloosi's script that we use. */
type FoloosiScript = {
  Foloosipay?: new (options: {
    reference_token: string;
    merchant_key: string;
  }) => { open: () => void; close: () => void };
  foloosiHandler?: (response: unknown, handler: (event: { data: unknown }) => void) => void;
  /** Set by Foloosi's script itself; `foloosiHandler` expects it as its argument. */
  response?: unknown;
};

export type FoloosiToken = { reference_token: string; merchant_key: string };

/**
 * How the shopper left the payment window. Our server verifies the transaction number with Foloosi before relying on
 * it.
 */
export type FoloosiEnd = { transactionNumber: string } | "closed";

/**
 * Opens Foloosi's window over the page; false if its script does not load. Calls `onEnd` when the shopper leaves the
 * window.
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

/** How the window was left. Null for all other messages, because the handler gets every message sent to the page. */
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
