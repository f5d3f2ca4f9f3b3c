import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from "next/constants";
import configIn from "@/next.config.mjs";
import { buildIdOf, digestOfSources } from "@/scripts/setup/sources.mjs";

const given = process.env.NEXT_DEPLOYMENT_ID;
afterEach(() => {
  jest.restoreAllMocks();
  delete process.env.BASE_PATH;
  delete process.env.NEXT_DEPLOYMENT_ID;
  if (given !== undefined) process.env.NEXT_DEPLOYMENT_ID = given;
});

const idsIn = (phase: string) => {
  const { deploymentId, generateBuildId } = configIn(phase);
  return [deploymentId, generateBuildId()];
};

it("gives a build the id of its sources, and the same as BUILD_ID", () => {
  const id = buildIdOf(digestOfSources());
  expect(idsIn(PHASE_PRODUCTION_BUILD)).toEqual([id, id]);
});

it("leaves the id to a platform that has one", () => {
  process.env.NEXT_DEPLOYMENT_ID = "dpl_of_the_platform";
  expect(idsIn(PHASE_PRODUCTION_BUILD)).toEqual(["dpl_of_the_platform", "dpl_of_the_platform"]);
});

it("takes the id of a server from its build, whatever the sources are by now", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "shop-config-"));
  mkdirSync(path.join(folder, ".next"));
  writeFileSync(path.join(folder, ".next/BUILD_ID"), "17\n");
  const here = process.cwd();
  process.chdir(folder);
  expect(idsIn(PHASE_PRODUCTION_SERVER)[0]).toBe("17");
  process.chdir(here);
  rmSync(folder, { recursive: true });
});

it("leaves the build out of the addresses of files, so that browsers keep what it has not changed", () => {
  expect(configIn(PHASE_PRODUCTION_BUILD).supportsImmutableAssets).toBe(true);
});

it("has none in development, where files keep their names", () => {
  expect(idsIn(PHASE_DEVELOPMENT_SERVER)).toEqual([undefined, null]);
});

it.each(["0000000000ff", "ffffffffffff", "adadadadadad"])("makes only digits of the digest %s", (digest) => {
  expect(buildIdOf(digest)).toMatch(/^\d{8}$/);
});

it("gives each path below which the shop is built another build", () => {
  const [root] = idsIn(PHASE_PRODUCTION_BUILD);
  process.env.BASE_PATH = "/shop";
  const [below] = idsIn(PHASE_PRODUCTION_BUILD);
  process.env.BASE_PATH = "/other";
  expect(new Set([root, below, idsIn(PHASE_PRODUCTION_BUILD)[0]]).size).toBe(3);
});
