import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { statesOf } from "../../lib/domain/address/states";
import { toPincodeRanges } from "./ranges";

/**
 * `npm run pincodes -- IN.txt`: makes `lib/data/pincode/india.json` from the postal codes of India of GeoNames
 * (https://download.geonames.org/export/zip/IN.zip, CC BY 4.0), a table with one post office in each line.
 */
const [source] = process.argv.slice(2);
if (!source) throw new Error("Name the file IN.txt of GeoNames: npm run pincodes -- IN.txt");

const made = toPincodeRanges(await readFile(source, "utf8"));
const unknown = Object.keys(made).filter((state) => !statesOf("IN").includes(state));
if (unknown.length > 0) throw new Error(`Not in the list of states: ${unknown.join(", ")}`);
const target = path.join(import.meta.dirname, "../../lib/data/pincode/india.json");
await writeFile(target, `${JSON.stringify(made, null, 2)}\n`);
