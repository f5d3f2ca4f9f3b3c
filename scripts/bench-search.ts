import { parseArgs } from "node:util";
import { openDemoPictures } from "@/demo/demo-pictures";
import { demoStoreRows } from "@/demo/store/rows";
import { readStore } from "@/lib/cached/read-store";
import { insertStoreRows } from "@/lib/data/store/rows";
import { closeDatabase, getDatabase, registerDatabase } from "@/lib/database/connection";
import { openPglite } from "@/lib/database/pglite";
import { answerQueries, type BenchAnswer } from "./bench/search/answers";

/**
 * `npm run bench-search [-- --without-synonyms]`: how many of 60 queries find what is wanted among the first three
 * products of the demo store, which it loads into a database in memory.
 */
const { values } = parseArgs({ options: { "without-synonyms": { type: "boolean", default: false } } });
const STORE = "nila-loom";
const GOAL = 55;

registerDatabase(await openPglite());
try {
  await insertStoreRows(demoStoreRows(STORE, openDemoPictures("demo/pictures"), new Date()), getDatabase());
  const store = await readStore(STORE);
  if (!store) throw new Error("The demo store cannot be read.");
  const searchSynonyms = values["without-synonyms"] ? [] : store.setting.searchSynonyms;
  print(await answerQueries({ ...store, setting: { ...store.setting, searchSynonyms } }));
} finally {
  await closeDatabase();
}

function print(answers: readonly BenchAnswer[]): void {
  const right = (some: readonly BenchAnswer[]) => `${some.filter(({ isRight }) => isRight).length} of ${some.length}`;
  const kinds = [...new Set(answers.map(({ kind }) => kind))];
  console.table(kinds.map((kind) => ({ kind, right: right(answers.filter((answer) => answer.kind === kind)) })));
  for (const { text, found } of answers.filter(({ isRight }) => !isRight))
    console.log(`${text}: ${found.join(", ") || "nothing"}`);
  console.log(`\n${right(answers)} right; the goal is ${GOAL}`);
}
