import "server-only";
import http, { type Server } from "node:http";
import { closeGently } from "./close-gently";

/**
 * Serves what `server` serves at `port` too, which several processes of a cluster share. Called once this process can
 * answer, so that no visitor waits for its start. The returned function stops taking connections, and resolves when the
 * last response is sent.
 */
export async function openSharedPort(server: Server, port: number): Promise<() => Promise<void>> {
  const shared = http.createServer();
  for (const listener of server.listeners("request")) shared.on("request", listener as http.RequestListener);
  shared.keepAliveTimeout = server.keepAliveTimeout;
  await new Promise<void>((resolve, reject) => {
    shared.once("error", reject);
    shared.listen(port, resolve);
  });
  return () => closeGently(shared);
}
