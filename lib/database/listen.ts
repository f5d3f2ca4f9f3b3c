import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import type { Client } from "pg";
import { CONNECTION_TIMEOUT_MS } from "./postgres";

const RECONNECT_MS = 1_000;

type Listening = {
  /** Hears what was sent with `pg_notify`. */
  onNotice: (payload: string) => void;
  /** Called whenever the connection is there, also again: notices before this moment may have been lost. */
  onConnected: () => void;
};

/**
 * Listens on a channel of the PostgreSQL at `url`, with a connection of its own that is made anew whenever it is lost.
 * The returned function stops listening.
 */
export function listen(url: string, channel: string, { onNotice, onConnected }: Listening): () => Promise<void> {
  let isStopped = false;
  let client: Client | null = null;
  let isReported = false;

  async function connect(): Promise<void> {
    const { default: pg } = await import("pg");
    while (!isStopped) {
      client = new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
        // A firewall that forgets a silent connection would otherwise not be noticed.
        keepAlive: true,
      });
      const ended = new Promise<void>((resolve) => client?.once("end", resolve));
      // The connection ends after an error.
      client.on("error", () => {});
      client.on("notification", ({ payload = "" }) => onNotice(payload));
      try {
        await client.connect();
        await client.query(`listen ${pg.escapeIdentifier(channel)}`);
        isReported = false;
        onConnected();
        await ended;
      } catch (error) {
        if (!isReported) console.error(`Cannot listen to the database: ${messageOf(error)}. Trying again.`);
        isReported = true;
        await client.end().catch(() => undefined);
      }
      if (!isStopped) await pause(RECONNECT_MS, undefined, { ref: false });
    }
  }

  void connect();
  return async () => {
    isStopped = true;
    await client?.end().catch(() => undefined);
  };
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || String((error as NodeJS.ErrnoException).code);
}
