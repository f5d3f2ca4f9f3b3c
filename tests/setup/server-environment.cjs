require("./compile-once.cjs");
const { TestEnvironment } = require("jest-environment-node");

/**
 * What the suites of one Jest worker share. Each suite has its own globals and loads its own modules, so anything that is
 * to outlive a suite belongs to the worker.
 */
const worker = { pglite: null, reusable: null, dump: null };

// A running PGlite sets one timer after the other, which must not keep a worker alive that has run its suites. The tests
// themselves have timers that do.
const { setTimeout } = globalThis;
globalThis.setTimeout = Object.assign((...settings) => setTimeout(...settings).unref(), setTimeout);

/** The environment of tests that run in plain Node.js. */
class ServerEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.setTimeout = setTimeout;
    worker.pglite ??= await import("@electric-sql/pglite");
    this.global[Symbol.for("storefront.test-worker")] = worker;
  }
}

module.exports = ServerEnvironment;
