import "server-only";
import {
  type messages,
  PGlite,
  parse,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
} from "@electric-sql/pglite";

/** More than the shop's transactions ask in one shape; what comes in several lengths pushes out what was asked longest ago. */
const MOST_KEPT = 200;
/** In characters. Longer ones write many rows at once, and hardly come again. */
const LONGEST_KEPT = 8_000;
/** A plan that is kept is made for tables as they are then; so often used it is made anew, because they grow. */
const MOST_USES = 500;
/** What can be prepared and is asked again; the rest makes tables or begins and ends transactions. */
const KEPT = /^(?:select|insert|update|delete|with)\b/i;

const { serialize } = protocol;

type Prepared = {
  /** Empty for one that the next question replaces. */
  name: string;
  /** By which values are written. */
  parameterTypes: readonly number[];
  columns: readonly { name: string; dataTypeID: number }[];
  uses: number;
};

/**
 * PGlite that asks in two steps where it would take six, each of which crosses into WebAssembly, and whose transactions
 * keep their statements prepared: an order asks thirteen, and to read, check and plan each of them anew takes longer than
 * doing it. Transactions hold the one connection, so they are what everybody waits for.
 *
 * Outside of transactions every question is planned for what it asks: that suits lists and searches best.
 */
export class PreparedPglite extends PGlite {
  readonly #prepared = new Map<string, Prepared>();
  #named = 0;

  override async query<Row>(
    text: string,
    parameters: unknown[] = [],
    options: QueryOptions = {},
  ): Promise<Results<Row>> {
    await this._checkReady();
    return this._runExclusiveTransaction(() =>
      this._runExclusiveQuery(async () => this.#ask(await this.#prepare("", text), parameters, options)),
    );
  }

  override transaction<Value>(work: (transaction: Transaction) => Promise<Value>): Promise<Value> {
    return super.transaction((transaction) => {
      const { query: askOnce } = transaction;
      const query = <Row>(
        text: string,
        parameters: unknown[] = [],
        options: QueryOptions = {},
      ): Promise<Results<Row>> =>
        transaction.closed || text.length > LONGEST_KEPT || !KEPT.test(text)
          ? askOnce(text, parameters, options)
          : this._runExclusiveQuery(async () => this.#ask(await this.#keep(text), parameters, options));
      return work(Object.assign(transaction, { query }));
    });
  }

  /** What was asked last stands last. */
  async #keep(text: string): Promise<Prepared> {
    const known = this.#prepared.get(text);
    if (known && known.uses >= MOST_USES) await this.#forget(text, known);
    const prepared = this.#prepared.get(text) ?? (await this.#prepare(`shop_${++this.#named}`, text));
    prepared.uses += 1;
    this.#prepared.delete(text);
    this.#prepared.set(text, prepared);
    const [oldest] = this.#prepared;
    if (oldest && this.#prepared.size > MOST_KEPT) await this.#forget(...oldest);
    return prepared;
  }

  async #forget(text: string, { name }: Prepared): Promise<void> {
    this.#prepared.delete(text);
    await this.#send(serialize.close({ type: "S", name }));
  }

  async #prepare(name: string, text: string): Promise<Prepared> {
    const answer = await this.#send(serialize.parse({ name, text }), serialize.describe({ type: "S", name }));
    const columns = answer.flatMap((message) => (isDescription(message) ? message.fields : []));
    return { name, parameterTypes: parse.parseDescribeStatementResults(answer), columns, uses: 0 };
  }

  async #ask<Row>(
    { name, parameterTypes, columns }: Prepared,
    parameters: readonly unknown[],
    { rowMode, parsers = {}, serializers = {} }: QueryOptions,
  ): Promise<Results<Row>> {
    const values = parameters.map((value, index) => {
      if (value === null || value === undefined) return null;
      const type = parameterTypes[index] ?? 0;
      const write = serializers[type] ?? this.serializers[type];
      return write ? write(value) : String(value);
    });
    const answer = await this.#send(serialize.bind({ statement: name, values }), serialize.execute());
    const readers = columns.map(({ dataTypeID }) => parsers[dataTypeID] ?? this.parsers[dataTypeID] ?? asText);
    const rows = answer.filter(isRow).map(({ fields }) => {
      const read = fields.map((text, index) => (text === null ? null : readers[index]?.(text)));
      return rowMode === "array" ? read : Object.fromEntries(columns.map(({ name }, index) => [name, read[index]]));
    });
    // The caller knows what was asked for, and the database has answered that.
    return { rows: rows as Row[], fields: columns.map(({ name, dataTypeID }) => ({ name, dataTypeID })) };
  }

  /** An error comes back after the whole of what was sent, so the next question finds everything in order. */
  #send(...parts: readonly Uint8Array[]): Promise<messages.BackendMessage[]> {
    return this.execProtocolStream(Buffer.concat([...parts, serialize.sync()]), { syncToFs: !this.isInTransaction() });
  }
}

const asText = (text: string) => text;

function isDescription(message: messages.BackendMessage): message is messages.RowDescriptionMessage {
  return message.name === "rowDescription";
}

function isRow(message: messages.BackendMessage): message is messages.DataRowMessage {
  return message.name === "dataRow";
}
