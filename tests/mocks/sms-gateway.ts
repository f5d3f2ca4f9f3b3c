import { HttpResponse, http } from "msw";

export const SMS_GATEWAY = "https://sms.example/send";

/** Mocks an SMS gateway that responds with `status`; `requests` receives the requests that are sent to it. */
export function smsGateway(status = 202) {
  const requests: { headers: Headers; body: unknown }[] = [];
  const handler = http.post(SMS_GATEWAY, async ({ request }) => {
    requests.push({ headers: request.headers, body: await request.json() });
    return new HttpResponse(null, { status });
  });
  return { handler, requests };
}
