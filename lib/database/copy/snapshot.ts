import "server-only";
import { type ChildProcess, fork } from "node:child_process";
import { rm } from "node:fs/promises";
import path from "node:path";
import { copyDatabaseFiles, getDatabase } from "@/lib/database/connection";
import { beginCopy, statementsOf } from "./fill";
import { type RunStatement, TEXT_SETTINGS } from "./tables";

/** Not an import: bundled, it could not be started as a process of its own. */
const PROCESS_FILE = path.join(/* turbopackIgnore: true */ process.cwd(), "lib/database/copy/snapshot-process.mjs");

type Reply = { rows: Record<string, unknown>[] } | { error: string };

/**
 * Lets `read` see the whole database as it is at one moment, while the shop goes on. A PostgreSQL server keeps that state
 * for a transaction. Of the embedded database, which has one connection only, a copy is made in `folder` and read by
 * another process.
 */
export async function readSnapshot<Value>(folder: string, read: (run: RunStatement) => Promise<Value>): Promise<Value> {
  if (!(await copyDatabaseFiles(folder))) return readTransaction(read);
  try {
    return await readCopy(folder, read);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function readTransaction<Value>(read: (run: RunStatement) => Promise<Value>): Promise<Value> {
  return getDatabase().transaction(
    async (transaction) => {
      await beginCopy(transaction);
      return read(statementsOf(transaction));
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

async function readCopy<Value>(folder: string, read: (run: RunStatement) => Promise<Value>): Promise<Value> {
  // It needs none of the shop's secrets.
  const child = fork(/* turbopackIgnore: true */ PROCESS_FILE, [folder], {
    execArgv: [],
    env: { NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  try {
    await nextReply(child);
    const run: RunStatement = async (text) => {
      const reply = nextReply(child);
      child.send(text);
      return reply;
    };
    await run(`begin; ${TEXT_SETTINGS}`);
    return await read(run);
  } finally {
    child.disconnect();
  }
}

function nextReply(child: ChildProcess): Promise<Record<string, unknown>[]> {
  return new Promise((resolve, reject) => {
    const settle = (reply: Reply | null) => {
      child.off("message", onMessage).off("exit", onExit).off("error", reject);
      if (reply && "rows" in reply) resolve(reply.rows);
      else reject(new Error(reply ? reply.error : "The process that reads the copy of the database has ended."));
    };
    const onMessage = (reply: unknown) => settle(reply as Reply);
    const onExit = () => settle(null);
    child.on("message", onMessage).on("exit", onExit).on("error", reject);
  });
}
