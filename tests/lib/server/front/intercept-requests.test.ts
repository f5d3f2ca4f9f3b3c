import http from "node:http";
import net, { type AddressInfo } from "node:net";
import { assertInFront, interceptRequests } from "@/lib/server/front/intercept-requests";
import { readAnswer, requestText } from "@/tests/support/raw-http";

async function serve(): Promise<http.Server> {
  const server = http.createServer((_, response) => response.end("of Next"));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return server;
}

async function ask(server: http.Server): Promise<string> {
  const socket = net.connect((server.address() as AddressInfo).port);
  socket.write(requestText("/"));
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part as Buffer);
  return readAnswer(Buffer.concat(parts)).text;
}

it("stands in front from the very first request of the server on, and of no other server", async () => {
  const [server, other] = [await serve(), await serve()];
  const seen: string[] = [];
  const stands = interceptRequests((next) => (request, response) => {
    seen.push(request.url ?? "");
    response.setHeader("x-front", "1");
    next(request, response);
  });
  expect(stands()).toBe(false);
  expect(await ask(server)).toBe("of Next");
  expect(await ask(server)).toBe("of Next");
  expect(await ask(other)).toBe("of Next");
  expect({ stands: stands(), seen }).toEqual({ stands: true, seen: ["/", "/"] });
  server.close();
  other.close();
});

it.each([
  [true, 0],
  [false, 1],
])("complains once at the start if it has not heard of the first request (heard: %s)", async (stands, complaints) => {
  const complained = jest.spyOn(console, "error").mockReturnValue(undefined);
  jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response("{}"));
  await assertInFront(() => stands, "http://localhost:3000/api/health");
  expect(complained).toHaveBeenCalledTimes(complaints);
  jest.restoreAllMocks();
});
