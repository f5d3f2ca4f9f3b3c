import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { bodyOf, json, startService } from "./service";

type Transaction = {
  transaction_no: string;
  status: string;
  request_amount: string;
  request_currency: string;
  optional1: string;
};

/**
 * Starts a fake of Foloosi. It returns the token for Foloosi's script and the details of a transaction, and makes
 * webhooks as Foloosi does. `pay` does what a shopper does in Foloosi's window.
 */
export async function startFoloosi({ port = 0, secretKey = "foloosi-secret" } = {}) {
  const setups = new Map<string, Omit<Transaction, "transaction_no" | "status">>();
  const transactions = new Map<string, Transaction>();
  const state = { isSilent: false };
  const requests: string[] = [];

  const service = await startService(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://foloosi.test");
    if (pathname === "/js/foloosipay.v2.js") {
      return response.writeHead(200, { "content-type": "text/javascript" }).end(SCRIPT);
    }
    requests.push(`${request.method} ${pathname}`);
    if (state.isSilent) return response.destroy();
    if (request.headers.secret_key !== secretKey) return json(response, 401, { message: "Unauthorised" });
    if (pathname === "/aggregatorapi/web/initialize-setup") return setUp(request, response);
    const data = transactions.get(decodeURIComponent(pathname.replace("/v2/api/transaction-detail/", "")));
    return data
      ? json(response, 200, { message: "Transaction details", data })
      : json(response, 404, { message: "None" });
  }, port);

  async function setUp(request: IncomingMessage, response: ServerResponse) {
    const { transaction_amount, currency, optional1 } = JSON.parse(await bodyOf(request));
    if (!/^\d+(\.\d+)?$/.test(transaction_amount) || !currency) return json(response, 422, { message: "Invalid" });
    const token = randomBytes(8).toString("hex");
    setups.set(token, { request_amount: transaction_amount, request_currency: currency, optional1 });
    return json(response, 200, { message: "Created", data: { reference_token: token } });
  }

  return {
    origin: service.origin,
    close: service.close,
    settings: {
      FOLOOSI_SECRET_KEY: secretKey,
      FOLOOSI_API_URL: service.origin,
      FOLOOSI_SCRIPT_URL: `${service.origin}/js/foloosipay.v2.js`,
    },
    keepSilent: (isSilent: boolean) => {
      state.isSilent = isSilent;
    },
    requests,
    pay: (token: string, changes: Partial<Transaction> = {}): Transaction => {
      const setup = setups.get(token);
      if (!setup) throw new Error(`No such token: ${token}`);
      const transaction_no = `FLS${randomBytes(6).toString("hex")}`;
      const transaction = { transaction_no, status: "success", ...setup, ...changes };
      transactions.set(transaction_no, transaction);
      return transaction;
    },
    /** The request that Foloosi sends as a webhook; it is not signed. */
    webhook: ({ transaction_no, status, optional1 }: Transaction) => ({
      body: JSON.stringify({ data: { transfer: { transaction_no, status, api: { optional1 } } } }),
      headers: { "content-type": "application/json" },
    }),
  };
}

/** A fake of Foloosi's script: it opens a window over the page and posts a message with the outcome to the page. */
const SCRIPT = `
window.Foloosipay = function (options) {
  this.open = () => window.dispatchEvent(new CustomEvent("foloosi-opened", { detail: options }));
  this.close = () => {};
};
window.foloosiHandler = (response, handler) => window.addEventListener("message", handler);
`;
