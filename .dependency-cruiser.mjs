import { ROOMS } from "./scripts/architecture/rooms.mjs";

const within = (paths) => `^(${paths.join("|")})/`;
/** What reads and writes values without schemas: CSV, decimals, and the products of an import. */
const WITHOUT_SCHEMAS = "^lib/contracts/(codec/(csv|csv-table|decimal)|product-import/imported-product-wire)\\.ts$";
const EVERY_ROOM = within([...ROOMS.map(({ path }) => path), "lib", "scripts", "tests"]);

/** `lib/workflows/demo` loads the demo store. No other part of the shop may import it. */
const DEMO_LOADER = "lib/workflows/demo";

/**
 * The import rules for one folder of the architecture (a "room"): its files may import only from the folders listed for
 * it, and from some of those only types.
 */
const rulesOf = ({ path, may, types = [] }) => [
  {
    name: `${path.replace("/", "-")}-imports`,
    comment: `${path} imports ${may.join(", ") || "nothing"}${types.length > 0 ? `, and types of ${types.join(", ")}` : ""}.`,
    severity: "error",
    from: { path: `^${path}/`, ...(path === "lib/workflows" && { pathNot: `^${DEMO_LOADER}/` }) },
    to: { path: EVERY_ROOM, pathNot: within([path, ...may, ...types]) },
  },
  ...(types.length > 0
    ? [
        {
          name: `${path.replace("/", "-")}-imports-only-types`,
          comment: `${path} imports types only of ${types.join(", ")}.`,
          severity: "error",
          from: { path: `^${path}/` },
          to: { path: within(types), dependencyTypesNot: ["type-only"] },
        },
      ]
    : []),
];

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      name: "no-circles",
      comment: "Files import each other in a circle.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-tests-in-the-shop",
      comment: "Only benches share code with the tests.",
      severity: "error",
      from: { pathNot: "^(tests|scripts/bench)/" },
      to: { path: "^tests/" },
    },
    {
      name: "no-scripts-in-the-shop",
      severity: "error",
      comment: "The shop runs without the scripts.",
      from: { path: within(ROOMS.map(({ path }) => path)) },
      to: { path: "^scripts/" },
    },
    {
      name: "pricing-sells-nothing",
      comment:
        "Prices, currencies, pictures and addresses know the product and the store, where it stands, and nothing that sells.",
      severity: "error",
      from: { path: "^lib/domain/(pricing|currency|media|address)/" },
      to: {
        path: "^lib/domain/",
        pathNot: "^lib/domain/(pricing|currency|media|address|product|store|result[.]|site/base-path[.])",
      },
    },
    {
      name: "demo-loader-imports",
      comment: "Only the demo's loader reaches into demo/.",
      severity: "error",
      from: { path: "^(app|components|lib)/", pathNot: `^${DEMO_LOADER}/` },
      to: { path: "^demo/" },
    },
    {
      name: "conform-on-the-server",
      comment: "Forms are read on the server; the browser would load zod with conform.",
      severity: "error",
      from: { path: EVERY_ROOM, pathNot: "^lib/http/form-body[.]ts$" },
      to: { path: "node_modules/@conform-to/" },
    },
    {
      name: "desk-knows-no-schemas",
      comment: "The browser knows the calls as types; a value of a contract would bring all of its schemas.",
      severity: "error",
      from: { path: "^(components|lib/browser)/desk/" },
      to: { path: "^lib/contracts/", pathNot: WITHOUT_SCHEMAS, dependencyTypesNot: ["type-only"] },
    },
    {
      name: "writers-know-no-schemas",
      comment: "The desk may use what reads and writes values, as long as it brings no schemas along.",
      severity: "error",
      from: { path: WITHOUT_SCHEMAS },
      to: {
        path: "^lib/contracts/|node_modules/zod/",
        pathNot: WITHOUT_SCHEMAS,
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "not-found",
      comment: "An import leads nowhere.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
    ...ROOMS.flatMap(rulesOf),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^[.]next/" },
    // Imports of types count too, because a circle of types is also hard to understand.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["react-server", "import", "require", "node", "default", "types"],
      mainFields: ["module", "main", "types"],
    },
  },
};
