import http from "node:http";
import net, { type AddressInfo } from "node:net";
import type { Handler } from "@/lib/server/front/collected-response";
import { frontOf } from "@/lib/server/front/front";
import type { PageCacheOptions } from "@/lib/server/front/page-cache";
import { type Answered, type Asking, readAnswer, requestText } from "./raw-http";

/**
 * Starts a front server in front of `next`. The tests send requests over plain sockets, because requests with `http` or
 * `fetch` are intercepted in tests.
 */
export function useFront(next: Handler, options: Omit<PageCacheOptions, "expireAgain"> = {}) {
  const expireAgain = jest.fn(async (_: readonly string[]) => undefined);
  const server = http.createServer(frontOf(next, { expireAgain, ...options }));
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const portOf = () => (server.address() as AddressInfo).port;
  return {
    expireAgain,
    connect: () => net.connect(portOf()),
    ask: (path = "/", asking: Asking = {}) => ask(portOf(), path, asking),
  };
}

async function ask(port: number, path: string, asking: Asking = {}): Promise<Answered> {
  const socket = net.connect(port);
  socket.write(requestText(path, asking));
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part as Buffer);
  return readAnswer(Buffer.concat(parts), asking.method);
}

/** Reports the cache tags of a page in the same way as Next.js does (`page-tags.ts`). */
export function tellTags(request: http.IncomingMessage, tags: readonly string[]): void {
  const metadata = (request as unknown as Record<symbol, { onCacheEntryV2: (entry: unknown) => unknown }>)[
    Symbol.for("NextInternalRequestMeta")
  ];
  metadata?.onCacheEntryV2({
    value: {
      headers: {
        "x-next-cache-tags": ["_N_T_/layout", ...tags].join(","),
      },
    },
  });
}

export async function until(isSo: () => boolean): Promise<void> {
  for (let look = 0; look < 400; look += 1) {
    if (isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error("It did not come to that.");
}
