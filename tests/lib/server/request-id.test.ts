import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { nameRequest, requestIdOf } from "@/lib/server/request-id";

function named(given?: string): string | null {
  const request = new IncomingMessage(new Socket());
  if (given !== undefined) request.headers["x-request-id"] = given;
  nameRequest(request);
  return requestIdOf(request.headers);
}

it.each(["0190f8a2-aaaa-bbbb-cccc-000000000000", "Root:1-67891233_abcdef", "cdg1::abcde-1700000000000"])(
  "keeps the id %s of a proxy",
  (id) => {
    expect(named(id)).toBe(id);
  },
);

it.each([undefined, "", "1", "a b c d e f g h", "<script>alert(1)</script>", "x".repeat(101)])(
  "replaces %j by an id of its own",
  (given) => {
    expect(named(given)).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(named(given)).not.toBe(named(given));
  },
);
