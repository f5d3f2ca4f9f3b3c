import "server-only";
import { format, stripVTControlCharacters } from "node:util";
import type { DestinationStream } from "pino";
import { currentRequest } from "@/lib/server/request-context";
import { errorIn, onConsoleLine } from "./console-lines";

/** Prints each line as JSON, with the request in which it was printed, if there is one. */
export async function startJsonLog(destination?: DestinationStream): Promise<void> {
  const { default: pino } = await import("pino");
  const log = pino(
    {
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      mixin: fieldsOfRequest,
    },
    destination ?? pino.destination({ fd: 1, sync: true }),
  );
  onConsoleLine((line) => {
    const { level, said } = line;
    const err = errorIn(line);
    const fields = said.filter(isPlainObject);
    const words = said.filter((each) => each !== err && !isPlainObject(each));
    const text = stripVTControlCharacters(format(...words)).trim() || err?.message;
    if (text) log[level](Object.assign({}, ...fields, err && { err }), text);
  });
}

const isPlainObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function fieldsOfRequest(): object {
  const request = currentRequest();
  if (!request) return {};
  const { id, method, route, store } = request;
  return { request_id: id, method, route, ...(store && { store }) };
}
