/**
 * The rooms, which are the folders of the architecture: what each contains (`holds`), and which other rooms it may
 * import. `.dependency-cruiser.mjs` makes its rules from this table, and `npm run architecture` draws the table into
 * docs/architecture.md, so the rooms are listed only here.
 *
 * `may` lists rooms by path. `types` lists rooms from which only types may be imported.
 * @type {readonly { path: string; holds: string; may: readonly string[]; types?: readonly string[] }[]}
 */
export const ROOMS = [
  { path: "lib/domain", holds: "pure rules and types", may: [] },
  {
    path: "lib/contracts",
    holds: "zod schemas for everything that crosses the edge; `api/` describes calls, `codec/` reads and writes values",
    may: ["lib/domain"],
  },
  {
    path: "lib/messages",
    holds: "mails and text messages: their content and their texts",
    may: ["lib/domain", "lib/contracts"],
  },
  { path: "lib/seo", holds: "metadata, structured data, sitemap and robots texts", may: ["lib/domain"] },
  {
    path: "lib/inline",
    holds: "scripts that are sent as text: first paint, early pictures, service worker",
    may: ["lib/domain"],
  },
  { path: "lib/server", holds: "this process: settings, tokens, the front before Next.js", may: ["lib/domain"] },
  {
    path: "lib/database",
    holds: "connection, drivers, transactions, `schema/`, `migrations/`",
    may: ["lib/domain", "lib/server"],
  },
  {
    path: "lib/storage",
    holds: "files on disk: uploads, their renditions, files of a running import",
    may: ["lib/domain", "lib/contracts", "lib/server"],
  },
  {
    path: "lib/data",
    holds: "queries: all the SQL outside the schema",
    may: ["lib/domain", "lib/contracts", "lib/messages", "lib/server", "lib/database", "lib/storage"],
  },
  {
    path: "lib/integrations",
    holds: "one file per outside service, and the list of payment providers",
    may: ["lib/domain", "lib/contracts", "lib/messages", "lib/server", "lib/storage"],
  },
  {
    path: "lib/cached",
    holds: "cached reads, their tags, and how fresh each read must be",
    may: ["lib/domain", "lib/contracts", "lib/server", "lib/database", "lib/storage", "lib/data", "lib/integrations"],
  },
  {
    path: "lib/workflows",
    holds: "stories with several steps, each in one transaction",
    may: [
      "lib/domain",
      "lib/contracts",
      "lib/messages",
      "lib/seo",
      "lib/server",
      "lib/database",
      "lib/storage",
      "lib/data",
      "lib/integrations",
      "lib/cached",
    ],
  },
  {
    path: "lib/http",
    holds: "a request becomes a call, a result becomes a response; `http/forms/` does it for plain forms",
    may: [
      "lib/domain",
      "lib/contracts",
      "lib/inline",
      "lib/server",
      "lib/database",
      "lib/data",
      "lib/cached",
      "lib/workflows",
    ],
  },
  {
    path: "lib/background",
    holds: "start-up, the worker and its periodic tasks",
    may: ["lib/domain", "lib/server", "lib/database", "lib/data", "lib/integrations", "lib/cached", "lib/workflows"],
  },
  {
    path: "lib/browser",
    holds: "what runs in the browser only: atoms, hooks, saved state",
    may: ["lib/domain"],
    types: ["lib/contracts"],
  },
  {
    path: "components",
    holds: "props in, markup out; no data access. `ui/`, `form/` and `media/` are building blocks that know no subject",
    may: ["lib/domain", "lib/contracts", "lib/browser", "lib/inline"],
  },
  {
    path: "app",
    holds:
      "routes: fetch, compose, hand data down. `app/[store]` holds the pages of a store; the segment never shows in an address. `app/api` holds the calls",
    may: [
      "components",
      "lib/domain",
      "lib/contracts",
      "lib/messages",
      "lib/seo",
      "lib/inline",
      "lib/server",
      "lib/database",
      "lib/storage",
      "lib/data",
      "lib/integrations",
      "lib/cached",
      "lib/workflows",
      "lib/http",
      "lib/background",
      "lib/browser",
    ],
  },
  {
    path: "demo",
    holds: "the demo store and the big test catalogue; reached only from `lib/workflows/demo/`",
    may: ["lib/domain", "lib/contracts"],
    types: ["lib/data", "lib/database"],
  },
];
