import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { typed } from "../typed";

const folder = mkdtempSync(path.join(os.tmpdir(), "completion-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function scriptFor(shell: "bash" | "zsh"): Promise<string> {
  const { out, code } = await typed(["completion", shell], { shop: {} });
  expect(code).toBe(0);
  const file = path.join(folder, `completion.${shell}`);
  writeFileSync(file, out);
  return file;
}

const STORE = ["npm", "run", "store", "--"];

/** The words typed before Tab is pressed, and the words that completion then offers. */
const CASES: readonly (readonly [words: readonly string[], offered: readonly string[]])[] = [
  [["npm", "run", "store", ""], ["--"]],
  [[...STORE, "or"], ["orders"]],
  [["npm", "run", "--silent", "store", "--", "gift"], ["gift-cards"]],
  [
    [...STORE, "orders", "de"],
    ["deliver", "decide"],
  ],
  [
    [...STORE, "orders", "--status", "p"],
    ["pending", "placed"],
  ],
  [[...STORE, "orders", "list", "--status", "=", "del"], ["delivered"]],
  [
    [...STORE, "--store", "loom", "quotations", "--status", "c"],
    ["confirmed", "cancelled"],
  ],
  [
    [...STORE, "orders", "dispatch", "1", "--"],
    ["--items", "--carrier", "--link", "--number", "--store", "--url", "--json", "--help"],
  ],
  [[...STORE, "orders", "dispatch", "1", "--link", ""], []],
  [
    [...STORE, "orders", "decide", "1", "2", ""],
    ["yes", "no"],
  ],
  [
    [...STORE, "status", ""],
    ["active", "inactive"],
  ],
  [["store", "help", "outbox", "re"], ["retry"]],
  [["store", "import", "prod"], ["products.csv"]],
  [["store", "export", "sh"], ["shop"]],
  [["npm", "test", ""], []],
];

it("completes commands, options and their values in bash", async () => {
  const script = await scriptFor("bash");
  const work = mkdtempSync(path.join(folder, "work-"));
  writeFileSync(path.join(work, "products.csv"), "");
  spawnSync("mkdir", [path.join(work, "shop")]);
  const asked = CASES.map(([words]) => {
    const quoted = words.map((word) => `'${word}'`).join(" ");
    return `COMP_WORDS=(${quoted}); COMP_CWORD=${words.length - 1}; COMPREPLY=(); $(complete -p ${words[0]} | sed 's/.*-F \\([^ ]*\\).*/\\1/'); echo "\${COMPREPLY[*]}"`;
  });
  const { stdout, stderr } = spawnSync("bash", ["-c", [`source '${script}'`, ...asked].join("\n")], {
    cwd: work,
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  expect(stdout.trimEnd().split("\n").length).toBeGreaterThan(1);
  expect(stdout.split("\n").slice(0, CASES.length)).toEqual(CASES.map(([, offered]) => offered.join(" ")));
});

it("leaves the rest of npm to the completion that was there before, also when it is loaded twice", async () => {
  const script = await scriptFor("bash");
  const lines = [
    "_former() { COMPREPLY=(former); }",
    "complete -F _former npm",
    `source '${script}'`,
    `source '${script}'`,
    "COMP_WORDS=(npm te); COMP_CWORD=1; COMPREPLY=(); _npm_store_npm",
    "echo $COMPREPLY",
  ];
  expect(spawnSync("bash", ["-c", lines.join("\n")], { encoding: "utf8" }).stdout).toBe("former\n");
});

it("prints a script for zsh whose words are the same, and whose syntax zsh accepts where there is one", async () => {
  const script = await scriptFor("zsh");
  const { error, status, stderr } = spawnSync("zsh", ["-n", script], { encoding: "utf8" });
  if (!error) expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  // The zsh script must not assign to variables that zsh uses itself.
  const { out } = await typed(["completion", "zsh"], { shop: {} });
  expect(out).not.toMatch(/\b(?:path|commands|options|words)=/);
  expect(out).toContain("compdef _npm_store_npm npm\n");
  expect(out).toContain("'orders/--status') echo 'pending placed");
});
