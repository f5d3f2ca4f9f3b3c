import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import pg from "pg";
import { runInstalled, stop } from "../setup/run.mjs";
import { newFolder, startShop } from "./servers.mjs";

const STORE = "big";

/** Starts a shop on the embedded database, with `products` generated products. */
export async function startBigShop(products) {
  const folder = newFolder("big");
  const settings = { DATA_DIR: folder, DATABASE_URL: "", STORE_ID: STORE };
  await fillCatalogue(products, settings);
  const shop = await startShop(STORE, settings);
  return { ...shop, stop: () => shop.stop().then(() => rmSync(folder, { recursive: true, force: true })) };
}

/** Like `startBigShop`, but the shop uses a new database on the PostgreSQL server at `address`. */
export async function startBigShopOnPostgres(products, address) {
  const name = `bench_${process.pid}_${randomBytes(4).toString("hex")}`;
  await runStatement(address, `create database ${name}`);
  const url = new URL(address);
  url.pathname = `/${name}`;
  const folder = newFolder("big");
  const settings = { DATA_DIR: folder, DATABASE_URL: url.href, STORE_ID: STORE };
  await fillCatalogue(products, settings);
  const shop = await startShop(STORE, settings);
  return {
    ...shop,
    stop: async () => {
      await shop.stop();
      await runStatement(address, `drop database ${name} with (force)`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function fillCatalogue(products, settings) {
  const args = ["--conditions=react-server", "scripts/store.ts", "demo", "--products", String(products)];
  const lines = [];
  const code = await runInstalled("tsx/dist/cli.mjs", [...args, "--store", STORE], {
    env: { ...process.env, STORE_API_URL: "", SHOP_URL: "", ...settings },
    onLine: (line) => lines.push(line),
  });
  if (code !== 0) stop(`${lines.join("\n")}\nCreating the big catalogue failed.`);
}

async function runStatement(address, statement) {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
