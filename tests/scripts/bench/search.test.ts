import { PRODUCTS } from "@/demo/products/products";
import { readStore } from "@/lib/cached/read-store";
import { insertStoreRows } from "@/lib/data/store/rows";
import { getDatabase } from "@/lib/database/connection";
import { answerQueries } from "../../../scripts/bench/search/answers";
import { QUERIES } from "../../../scripts/bench/search/queries";
import { rows } from "../../demo/demo-rows";
import { useTestDatabase } from "../../support/database";

useTestDatabase();

it("asks fifteen queries of each kind, none twice", () => {
  const texts = Object.values(QUERIES).map((queries) => queries.map(({ text }) => text));
  expect(texts.map(({ length }) => length)).toEqual([15, 15, 15, 15]);
  expect(new Set(texts.flat()).size).toBe(60);
});
it("wants products that the demo store has", () => {
  const slugs = PRODUCTS.map(({ slug }) => slug);
  const wanted = Object.values(QUERIES).flatMap((queries) => queries.flatMap((query) => query.wanted));
  expect(slugs).toEqual(expect.arrayContaining(wanted));
});
it("finds what is wanted with at least 55 of the 60 queries of the bench", async () => {
  jest.spyOn(console, "warn").mockImplementation();
  await insertStoreRows(rows, getDatabase());
  const store = await readStore("nila-loom");
  if (!store) throw new Error("The demo store cannot be read.");
  const answers = await answerQueries(store);
  const wrong = answers.filter(({ isRight }) => !isRight).map(({ text, found }) => ({ text, found }));
  expect({ wrong, isEnough: wrong.length <= 5 }).toMatchObject({ isEnough: true });
});
