import { delay, HttpResponse, http, type JsonBodyType } from "msw";
import { server } from "./server";

export const STORE_API_URL = "https://stores.example/base";
const DETAILS = `${STORE_API_URL}/store_details/details_v4`;

/** Mocks the external store service. `calls` lists the id of the store in each request. */
export function answerStoreService(answer: () => Response | Promise<Response>): { calls: string[] } {
  const calls: string[] = [];
  server.use(
    http.get(DETAILS, ({ request }) => {
      calls.push(new URL(request.url).searchParams.get("store_id") ?? "");
      return answer();
    }),
  );
  return { calls };
}

export const json = (body: JsonBodyType, status = 200) => HttpResponse.json(body, { status });
export const nonsense = () => HttpResponse.html("<h1>It works!</h1>");
export const fault = () => HttpResponse.json({ message: "down" }, { status: 500 });
export const noConnection = () => HttpResponse.error();
export async function tooSlow(): Promise<Response> {
  await delay("infinite");
  return fault();
}
