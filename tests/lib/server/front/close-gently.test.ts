import http, { type Server } from "node:http";
import net, { type AddressInfo } from "node:net";
import { closeGently } from "@/lib/server/front/close-gently";
import { until } from "@/tests/support/front-server";
import { requestText } from "@/tests/support/raw-http";

const KEEP = { headers: { connection: "keep-alive" } };
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A server whose answers end when the test says so. */
async function serve() {
  const held: http.ServerResponse[] = [];
  const server: Server = http.createServer((_, response) => void held.push(response));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const connect = () => net.connect((server.address() as AddressInfo).port, "127.0.0.1");
  return { server, held, connect };
}

/** Collects what comes on a connection. */
function collect(socket: net.Socket): () => string {
  let text = "";
  socket.setEncoding("utf8").on("data", (part: string) => {
    text += part;
  });
  return () => text;
}

it("finishes what has begun, says that the connection ends, and takes no new one", async () => {
  const { server, held, connect } = await serve();
  const { port } = server.address() as AddressInfo;
  const socket = connect();
  const text = collect(socket);
  socket.write(requestText("/", KEEP));
  await until(() => held.length === 1);
  let isClosed = false;
  const closed = closeGently(server).then(() => {
    isClosed = true;
  });
  const refused = await new Promise((resolve) => {
    net
      .connect(port, "127.0.0.1")
      .once("error", () => resolve(true))
      .once("connect", () => resolve(false));
  });
  await pause(50);
  expect([refused, isClosed]).toEqual([true, false]);
  held[0]?.end("done");
  await closed;
  await until(() => text().includes("done"));
  expect(text()).toContain("done");
});

it("answers a request that comes on an open connection meanwhile, as its last one", async () => {
  const { server, held, connect } = await serve();
  const socket = connect();
  const text = collect(socket);
  socket.write(requestText("/", KEEP));
  await until(() => held.length === 1);
  held[0]?.end("first");
  await until(() => text().includes("first"));
  const closed = closeGently(server);
  await pause(20);
  socket.write(requestText("/", KEEP));
  await until(() => held.length === 2);
  held[1]?.end("second");
  await closed;
  await until(() => text().includes("second"));
  expect(text()).toContain("second");
  expect(text().toLowerCase()).toContain("connection: close");
});

it("closes a connection on which nothing comes", async () => {
  const { server, held, connect } = await serve();
  const socket = connect();
  const ended = new Promise((resolve) => socket.resume().once("close", resolve));
  socket.write(requestText("/", KEEP));
  await until(() => held.length === 1);
  held[0]?.end("first");
  await pause(20);
  const start = performance.now();
  await Promise.all([closeGently(server), ended]);
  expect(performance.now() - start).toBeGreaterThan(1_000);
  expect(performance.now() - start).toBeLessThan(10_000);
});
