import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

// `npm run bench-fuzz [-- --bodies 13000] [-- --seed 7]`: sends hostile bodies to every call, as the test of the same
// name does with fewer. With the seed that a run prints, the next one sends the same bodies.
const { values } = parseArgs({
  options: { bodies: { type: "string", default: "13000" }, seed: { type: "string" } },
});
const jest = ["node_modules/jest/bin/jest.js", "--maxWorkers=1", "tests/app/api/fuzz-every-call.test.ts"];
const env = { ...process.env, FUZZ_BODIES: values.bodies, ...(values.seed && { FUZZ_SEED: values.seed }) };
process.exitCode = spawnSync(process.execPath, jest, { env, stdio: "inherit" }).status ?? 1;
