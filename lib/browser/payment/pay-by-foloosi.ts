import { loadScript } from "@/lib/browser/load-script";

/** The parts of Foloosi's script that we use. */
type FoloosiScript = {
  Foloosipay?: new (options: {
    reference_token: string;
    merchant_key: string;
  }) => { open: () => void; close: () => void };
  foloosiHandler?: (response: unknown, handler: (event: { data: unknown }) => void) => void;
  /** Set by the script itself; `foloosiHandler` wants it back. */
  response?: unknown;
};

export type FoloosiToken = { reference_token: string; merchant_key: string };

/** How the payment window was left. Our server checks the transaction number with Foloosi before it counts. */
export type FoloosiEnd = { transactionNumber: string } | "closed";

/** Opens Foloosi's window over the page; false when its script does not load. Calls `onEnd` when the window is left. */
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

/** Null for other messages, because the handler gets every message sent to the page. */
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
