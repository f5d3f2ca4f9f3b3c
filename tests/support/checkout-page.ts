import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http, type JsonBodyType } from "msw";
import { server } from "../mocks/server";
import { sentBody } from "./sent-body";

type SentRequest = { body: unknown; key: string | null };

/**
 * Before every test, opens the review step in a browser whose only saved data is the cookie with the cross-site token.
 */
export function useCheckoutPage(): void {
  beforeEach(() => {
    sessionStorage.clear();
    window.history.replaceState(null, "", "/checkout/checkout/review");
    // biome-ignore lint/suspicious/noDocumentCookie: stands in for the cookie that the server sets
    document.cookie = "XSRF-TOKEN=pair";
  });
}

/** Mocks the response to an API call; returns the requests that it receives. */
export function answer(path: string, body: JsonBodyType, status = 200): SentRequest[] {
  const sent: SentRequest[] = [];
  server.use(
    http.all(`*/api${path}`, async ({ request }) => {
      sent.push({ body: await sentBody(request), key: request.headers.get("Idempotency-Key") });
      const headers: Record<string, string> = status >= 400 ? { "Content-Type": "application/problem+json" } : {};
      return HttpResponse.json(body, { status, headers });
    }),
  );
  return sent;
}
export const press = (name: string | RegExp): Promise<void> => userEvent.click(screen.getByRole("button", { name }));
