import { gzipSync } from "node:zlib";
import { GET as listCustomers } from "@/app/api/owner/customers/route";
import { GET as listEnquiries } from "@/app/api/owner/enquiries/route";
import { GET as listLog } from "@/app/api/owner/log/route";
import { GET as listOrders } from "@/app/api/owner/orders/route";
import { GET as listMessages } from "@/app/api/owner/outbox/route";
import { GET as listStock } from "@/app/api/owner/stock/route";
import { GET as showToday } from "@/app/api/owner/today/route";
import type { Figure } from "../figures.mjs";

const GOAL = { p95: 100, kB: 60 };
const ROUNDS = 40;

type Handler = (request: Request) => Promise<Response>;
const LISTS: readonly [place: string, handler: Handler, query: string][] = [
  ["today", showToday, ""],
  ["orders", listOrders, "?limit=50"],
  ["orders, page 100", listOrders, "?limit=50&page=100"],
  ["orders to confirm", listOrders, "?limit=50&status=placed"],
  ["orders by number", listOrders, "?limit=50&q=77777-1"],
  ["orders by name", listOrders, "?limit=50&q=Asha%2099"],
  ["orders by item", listOrders, "?limit=50&q=indigo"],
  ["cancellations asked", listOrders, "?limit=50&asked=cancellation"],
  ["stock", listStock, ""],
  ["stock, page 100", listStock, "?page=100"],
  ["stock by SKU", listStock, "?q=SKU-777"],
  ["stock by name", listStock, "?q=silk"],
  ["stock running out", listStock, "?state=low"],
  ["customers", listCustomers, ""],
  ["customers by e-mail", listCustomers, "?q=person777"],
  ["enquiries", listEnquiries, ""],
  ["messages", listMessages, "?limit=50"],
  ["log", listLog, ""],
];

/** How long the lists of the desk take in the server, and how many bytes they have as browsers get them. */
export async function measureLists(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [place, handler, query] of LISTS) {
    const times: number[] = [];
    let bytes = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const headers = { authorization: `Bearer ${process.env.OWNER_TOKEN}` };
      const began = performance.now();
      const answer = await handler(new Request(`http://localhost/api/owner/list${query}`, { headers }));
      const text = await answer.text();
      times.push(performance.now() - began);
      if (answer.status !== 200) throw new Error(`${place}: ${answer.status} ${text}`);
      bytes = gzipSync(text).length;
    }
    const first = times[0] ?? Number.NaN;
    times.sort((one, other) => one - other);
    const p95 = times[Math.floor(ROUNDS * 0.95)] ?? Number.NaN;
    const p50 = times[Math.floor(ROUNDS / 2)] ?? Number.NaN;
    const figure = "the desk's lists";
    figures.push(
      {
        figure,
        place,
        text: `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, the first ${first.toFixed(0)} ms`,
        target: `p95 ${GOAL.p95} ms`,
        isMet: p95 <= GOAL.p95,
      },
      {
        figure: "their bytes, compressed",
        place,
        text: `${(bytes / 1_000).toFixed(1)} kB`,
        target: `${GOAL.kB} kB`,
        isMet: bytes <= GOAL.kB * 1_000,
      },
    );
  }
  return figures;
}
