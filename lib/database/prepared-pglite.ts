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
import { DatabaseStoppedError, isPanic } from "./panicked";

/**
 * How many statements stay prepared: more than the shop's transactions use. Statements of varying length can exceed
 * this number; the least recently used statement is then dropped.
 */
const MAX_STATEMENTS = 200;
/**
 * The longest statement to prepare, in characters. Longer statements insert many rows together and hardly ever repeat.
 */
const MAX_STATEMENT_LENGTH = 8_000;
/**
 * After this many uses a statement is prepared again. Its plan was made for the size that the tables had then, and
 * tables grow.
 */
const MAX_USES = 500;
/** Only these statements are worth preparing. The others create tables, or begin and end transactions. */
const PREPARABLE = /^\s*(?:select|insert|update|delete|with)\b/i;
/**
 * Lists and searches. Which plan suits them best depends on what is looked for, so they are planned for their own
 * parameters.
 */
const LISTS = /\bmaterialized\b|@@|&&|order by \(?"products"/;

const { serialize } = protocol;
type ProtocolOptions = Parameters<PGlite["execProtocolStream"]>[1];

type Prepared = {
  /** The name of the prepared statement. Empty for the unnamed statement, which the next query replaces. */
  name: string;
  /** The PostgreSQL types of the parameters, which decide how the values are serialised. */
  parameterTypes: readonly number[];
  columns: readonly { name: string; dataTypeID: number }[];
  uses: number;
};

/**
 * A PGlite that makes fewer calls into WebAssembly: two per query instead of six. It also keeps statements prepared,
 * except lists and searches outside transactions: parsing and planning takes longer than running them. An order runs
 * thirteen statements, and as there is only one connection, all other requests wait until its transaction has ended.
 */
export class PreparedPglite extends PGlite {
  readonly #prepared = new Map<string, Prepared>();
  #statementCount = 0;
  #hasPanicked = false;
  /** Called once if the database has panicked: from then on it refuses every query, and has to be opened anew. */
  onPanic: (error: unknown) => void = () => {};

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    if (this.#hasPanicked) throw new DatabaseStoppedError("The embedded database has stopped and is opened again.");
    return super.execProtocolRawSync(message);
  }

  override execProtocol(message: Uint8Array, options?: ProtocolOptions) {
    return this.#watch(super.execProtocol(message, options));
  }

  override execProtocolStream(message: Uint8Array, options?: ProtocolOptions) {
    return this.#watch(super.execProtocolStream(message, options));
  }

  /** Notices a panic before its error reaches the transaction, which would roll back and never come back. */
  async #watch<Value>(running: Promise<Value>): Promise<Value> {
    try {
      return await running;
    } catch (error) {
      if (isPanic(error) && !this.#hasPanicked) {
        this.#hasPanicked = true;
        this.onPanic(error);
      }
      throw error;
    }
  }

  override async query<Row>(
    text: string,
    parameters: unknown[] = [],
    options: QueryOptions = {},
  ): Promise<Results<Row>> {
    await this._checkReady();
    return this._runExclusiveTransaction(() =>
      this._runExclusiveQuery(async () => {
        const statement = isKept(text) && !LISTS.test(text) ? this.#keep(text) : this.#prepare("", text);
        return this.#ask(await statement, parameters, options);
      }),
    );
  }

  override transaction<Value>(work: (transaction: Transaction) => Promise<Value>): Promise<Value> {
    return super.transaction((transaction) => {
      const { query: queryUnprepared } = transaction;
      const query = <Row>(
        text: string,
        parameters: unknown[] = [],
        options: QueryOptions = {},
      ): Promise<Results<Row>> =>
        transaction.closed || !isKept(text)
          ? queryUnprepared(text, parameters, options)
          : this._runExclusiveQuery(async () => this.#ask(await this.#keep(text), parameters, options));
      return work(Object.assign(transaction, { query }));
    });
  }

  /**
   * Returns the prepared statement and moves it to the end of the map, so that the first entry is always the least
   * recently used one.
   */
  async #keep(text: string): Promise<Prepared> {
    const existing = this.#prepared.get(text);
    if (existing && existing.uses >= MAX_USES) await this.#forget(text, existing);
    const prepared = this.#prepared.get(text) ?? (await this.#prepare(`shop_${++this.#statementCount}`, text));
    prepared.uses += 1;
    this.#prepared.delete(text);
    this.#prepared.set(text, prepared);
    const [oldest] = this.#prepared;
    if (oldest && this.#prepared.size > MAX_STATEMENTS) await this.#forget(...oldest);
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
    const readers = columns.map(({ dataTypeID }) => parsers[dataTypeID] ?? this.parsers[dataTypeID] ?? keepText);
    const rows = answer.filter(isRow).map(({ fields }) => {
      const read = fields.map((text, index) => (text === null ? null : readers[index]?.(text)));
      return rowMode === "array" ? read : Object.fromEntries(columns.map(({ name }, index) => [name, read[index]]));
    });
    // Only the caller knows the shape of the rows that its query selects, hence the cast.
    return { rows: rows as Row[], fields: columns.map(({ name, dataTypeID }) => ({ name, dataTypeID })) };
  }

  /**
   * Sends a request that ends with a sync message, because after an error PostgreSQL ignores everything up to the next
   * sync.
   */
  #send(...parts: readonly Uint8Array[]): Promise<messages.BackendMessage[]> {
    return this.execProtocolStream(Buffer.concat([...parts, serialize.sync()]), { syncToFs: !this.isInTransaction() });
  }
}

/** Whether the statement is worth keeping. */
function isKept(text: string): boolean {
  return text.length <= MAX_STATEMENT_LENGTH && PREPARABLE.test(text);
}

const keepText = (text: string) => text;

function isDescription(message: messages.BackendMessage): message is messages.RowDescriptionMessage {
  return message.name === "rowDescription";
}

function isRow(message: messages.BackendMessage): message is messages.DataRowMessage {
  return message.name === "dataRow";
}
