import http2 from "node:http2";
import type { Front } from "../../cluster/front";
import type { Figure } from "../figures.mjs";

/** What the front keeps, what it must not keep, and how it answers by TLS. */
export async function checkFront(front: Front): Promise<Figure[]> {
  return [await checkKept(front.origin), await checkSecure(front)];
}

async function checkKept(origin: string): Promise<Figure> {
  const states = async (address: string, headers: Record<string, string> = {}) => {
    const answers = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const answer = await fetch(origin + address, { headers });
      await answer.arrayBuffer();
      answers.push(`${answer.headers.get("x-cache")} ${answer.headers.get("content-encoding") ?? "plain"}`);
    }
    return answers;
  };
  const [gzip = ""] = (await states("/", { "accept-encoding": "gzip" })).slice(-1);
  const [plain = ""] = (await states("/", { "accept-encoding": "identity" })).slice(-1);
  const personal = [
    ...(await states("/cart")),
    ...(await states("/api/session")),
    ...(await states("/", { rsc: "1" })),
  ];
  // After a second nginx sends what it keeps once more, and asks for a new page behind it: "UPDATING".
  const isKept = /^(?:HIT|UPDATING) gzip$/.test(gzip) && /^(?:HIT|UPDATING) plain$/.test(plain);
  const wrong = personal.filter((state) => !/^(?:MISS|BYPASS) /.test(state));
  return {
    figure: "keeps pages in each encoding, and nothing of one visitor",
    place: "front",
    text: `${gzip}, ${plain}; ${personal.join(", ")}`,
    target: "only pages for everyone",
    isMet: isKept && wrong.length === 0,
  };
}

async function checkSecure({ secureOrigin, insecureOrigin }: Front): Promise<Figure> {
  const redirect = await fetch(`${insecureOrigin}/cart?x=1`, { redirect: "manual" });
  const answers = [`${redirect.status} ${redirect.headers.get("location")}`];
  const targets = ["308 https://localhost/cart?x=1"];
  if (secureOrigin) {
    answers.push(await answerByHttp2(secureOrigin));
    targets.push("200 h2");
  }
  return {
    figure: "redirects to TLS, and answers there in HTTP/2",
    place: "front",
    text: answers.join(", "),
    target: targets.join(", "),
    isMet: answers.join() === targets.join(),
  };
}

function answerByHttp2(origin: string): Promise<string> {
  return new Promise((resolve, reject) => {
    // Nobody has signed its certificate.
    const session = http2.connect(origin, { rejectUnauthorized: false });
    session.on("error", reject);
    const request = session.request({ ":path": "/" });
    request.on("response", (headers) => {
      resolve(`${headers[":status"]} ${session.alpnProtocol}`);
      session.close();
    });
    request.on("error", reject);
    request.resume();
  });
}
