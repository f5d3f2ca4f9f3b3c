import { readFileSync } from "node:fs";
import { missingPackages, withPackages } from "@/scripts/setup/lock-file.mjs";

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

it("finds the packages for other systems that a lock file lacks", () => {
  expect(missingPackages(lock)).toEqual([{ name: "@tool/linux-x64-musl", version: "1.0.0", isDevelopment: true }]);
});

it("adds them so that npm installs them on their own system only", () => {
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
