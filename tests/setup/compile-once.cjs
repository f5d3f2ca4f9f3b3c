const vm = require("node:vm");

/**
 * Jest runs the modules anew for each suite, and compiles them anew as well, although a compiled script can run in the
 * globals of any suite. With this, a Jest worker compiles each module once.
 */
const compiled = new Map();

// Jest calls this for every module that a suite loads. It also passes a callback for `import()`, which would keep all
// that a suite has loaded in memory; in our modules the transformer has replaced `import()`.
vm.compileFunction = function compileOnce(source, parameters, { filename, parsingContext }) {
  const known = compiled.get(filename);
  const module = known?.source === source ? known : { source, script: compile(source, parameters, filename) };
  compiled.set(filename, module);
  return module.script.runInContext(parsingContext);
};

function compile(source, parameters, filename) {
  const head = `(function (${parameters.join(", ")}) {`;
  return new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
}
