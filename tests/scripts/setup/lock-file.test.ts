import { readFileSync } from "node:fs";
import { isInstalled, missingPackages, withPackages } from "@/scripts/setup/lock-file.mjs";

const lock = {
  lockfileVersion: 3,
  packages: {
    "": { name: "shop" },
    "node_modules/tool": {
      dev: true,
      optionalDependencies: { "@tool/linux-x64-musl": "1.0.0", "@tool/win32-x64": "1.0.0" },
    },
    "node_modules/tool/node_modules/@tool/win32-x64": { version: "1.0.0" },
  },
};

describe("whether packages must be installed", () => {
  const wanted = {
    "": { version: "0.1.0" },
    "node_modules/next": { version: "16.0.1" },
    "node_modules/@next/swc-darwin-x64": { version: "16.0.1", optional: true },
  };
  it.each([
    ["no", "all are there but those for other systems", { "node_modules/next": { version: "16.0.1" } }, true],
    ["yes", "one is missing, as in a fresh clone", {}, false],
    ["yes", "one has another version, as after a pull", { "node_modules/next": { version: "16.0.0" } }, false],
    [
      "yes",
      "one for this system has another version",
      { "node_modules/next": { version: "16.0.1" }, "node_modules/@next/swc-darwin-x64": { version: "16.0.0" } },
      false,
    ],
  ])("%s: %s", (_answer, _case, installed, expected) => {
    expect(isInstalled(wanted, installed)).toBe(expected);
  });
});

it("finds packages for other systems that the lock file lacks", () => {
  expect(missingPackages(lock)).toEqual([{ name: "@tool/linux-x64-musl", version: "1.0.0", isDevelopment: true }]);
});

it("adds them so that npm installs them only on their own system", () => {
  const complete = withPackages(lock, missingPackages(lock));
  expect(missingPackages(complete)).toEqual([]);
  expect(complete.packages["node_modules/@tool/linux-x64-musl"]).toEqual({
    version: "1.0.0",
    cpu: ["x64"],
    dev: true,
    libc: ["musl"],
    optional: true,
    os: ["linux"],
  });
});

it("has a lock file that installs on every system (else: npm run lock)", () => {
  expect(missingPackages(JSON.parse(readFileSync("package-lock.json", "utf8")))).toEqual([]);
});
