import { HttpResponse, http } from "msw";

export const SMS_GATEWAY = "https://sms.example/send";

/** Mocks an SMS gateway that responds with `status`, and records the requests. */
export function smsGateway(status = 202) {
  const requests: { headers: Headers; body: unknown }[] = [];
  const handler = http.post(SMS_GATEWAY, async ({ request }) => {
    requests.push({ headers: request.headers, body: await request.json() });
    return new HttpResponse(null, { status });
  });
  return { handler, requests };
}
