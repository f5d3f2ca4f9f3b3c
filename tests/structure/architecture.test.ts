import { spawnSync } from "node:child_process";

it("shows the rooms and their arrows as they are now (npm run architecture)", () => {
  const { status, stderr } = spawnSync(process.execPath, ["scripts/architecture/draw.mjs", "--check"], {
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  expect(status).toBe(0);
});
