import { loadScript } from "@/lib/browser/load-script";

/** What of its script is used. */
type FoloosiScript = {
  Foloosipay?: new (options: {
    reference_token: string;
    merchant_key: string;
  }) => { open: () => void; close: () => void };
  foloosiHandler?: (response: unknown, handler: (event: { data: unknown }) => void) => void;
  /** Of its own, to be handed back to it. */
  response?: unknown;
};

export type FoloosiToken = { reference_token: string; merchant_key: string };

/** How its window was left; the number is not believed but asked about. */
export type FoloosiEnd = { transactionNumber: string } | "closed";

/** Opens its window over the page; false when its script cannot be had. `onEnd` is called when it is left. */
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

/** Other messages of the page come here too. */
function readEnd(data: unknown): FoloosiEnd | null {
  const status = field(data, "status");
  const transactionNumber = field(field(data, "data"), "transaction_no");
  if (status === "closed") return "closed";
  const isDone = status === "success" || status === "error";
  return isDone && typeof transactionNumber === "string" && transactionNumber !== "" ? { transactionNumber } : null;
}

function field(sent: unknown, name: string): unknown {
  return typeof sent === "object" && sent !== null ? Reflect.get(sent, name) : undefined;
}
