import { bodyOf, json, startService } from "./service";

type Sms = { to: string; text: string };

/**
 * Starts a fake gateway for text messages. It takes them by POST, as a real one does, and tells the texts sent to a number,
 * the newest first: `GET /?to=+919876543210`.
 */
export async function startSmsGateway({ port = 0 }: { port?: number } = {}) {
  const taken: Sms[] = [];
  return startService(async (request, response) => {
    if (request.method === "POST") {
      taken.unshift(JSON.parse(await bodyOf(request)));
      return json(response, 202, {});
    }
    const to = new URL(request.url ?? "/", "http://gateway").searchParams.get("to");
    return json(
      response,
      200,
      taken.filter((sms) => sms.to === to).map(({ text }) => text),
    );
  }, port);
}
