import http from "node:http";
import net, { type AddressInfo } from "node:net";
import { interceptRequests } from "@/lib/server/front/intercept-requests";
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

it("says that the server is closed only when the last counts are written", async () => {
  const server = await serve();
  const order: string[] = [];
  let write = () => {};
  const written = new Promise<void>((resolve) => {
    write = resolve;
  });
  interceptRequests((next) => next, { finish: () => written.then(() => void order.push("written")) });
  await ask(server);
  const closed = new Promise<void>((resolve) => server.close(() => resolve(void order.push("closed"))));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(order).toEqual([]);
  write();
  await closed;
  expect(order).toEqual(["written", "closed"]);
});

it("stands in front from the very first request of the server on, and of no other server", async () => {
  const [server, other] = [await serve(), await serve()];
  const seen: string[] = [];
  const intercepted = interceptRequests((next) => (request, response) => {
    seen.push(request.url ?? "");
    response.setHeader("x-front", "1");
    next(request, response);
  });
  expect(intercepted()).toBeNull();
  expect(await ask(server)).toBe("of Next");
  expect(await ask(server)).toBe("of Next");
  expect(await ask(other)).toBe("of Next");
  expect(seen).toEqual(["/", "/"]);
  expect(intercepted()?.request.url).toBe("/");
  server.close();
  other.close();
});
