import net from "node:net";

/** A proxy to the server at `address` that can imitate an outage: breaks open connections and refuses new ones. */
export async function breakableProxy(address: string) {
  const to = new URL(address);
  const open = new Set<net.Socket>();
  const listener = net.createServer((near) => {
    const far = net.connect(Number(to.port || 5432), to.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      listener.once("error", reject);
      listener.listen(port, "127.0.0.1", resolve);
    });
  const cut = () =>
    new Promise<void>((resolve) => {
      listener.close(() => resolve());
      for (const socket of open) socket.destroy();
    });
  await listen(0);
  const { port } = listener.address() as net.AddressInfo;
  const by = new URL(address);
  by.hostname = "127.0.0.1";
  by.port = String(port);
  return { address: by.href, cut, mend: () => listen(port) };
}
