const SYSTEMS = new Set([
  "aix",
  "android",
  "darwin",
  "freebsd",
  "linux",
  "netbsd",
  "openbsd",
  "openharmony",
  "sunos",
  "win32",
]);
const PROCESSORS = new Set([
  "arm",
  "arm64",
  "ia32",
  "loong64",
  "mips64el",
  "ppc64",
  "riscv64",
  "s390x",
  "wasm32",
  "x64",
]);
const LIBRARIES = { gnu: "glibc", gnueabihf: "glibc", musl: "musl", musleabihf: "musl" };

/** Whether `installed` holds each of the `wanted` packages, but for those that other systems need. */
export function isInstalled(wanted, installed) {
  return Object.entries(wanted).every(([name, { version, optional }]) => {
    if (name === "") return true;
    const found = installed[name]?.version;
    return found === version || (found === undefined && optional === true);
  });
}

/**
 * The packages for some system or other (`@next/swc-darwin-arm64`) that a package of the lock file asks for and that
 * do not stand in it.
 */
export function missingPackages(lock) {
  return Object.entries(lock.packages).flatMap(([place, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !isLocked(lock, place, name))
      .map(([name, version]) => ({ name, version, isDevelopment: entry.dev === true })),
  );
}

/** Node looks for a package below the one that asks, then below each folder above it. */
function isLocked(lock, place, name) {
  for (let folder = place; ; folder = folder.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, "")) {
    if (lock.packages[`${folder}${folder && "/"}node_modules/${name}`]) return true;
    if (!folder) return false;
  }
}

/** The lock file with `missing` in it. Which system each is for, its name says. */
export function withPackages(lock, missing) {
  const { "": root, ...packages } = lock.packages;
  for (const { name, version, isDevelopment } of missing)
    packages[`node_modules/${name}`] = entryOf(name, version, isDevelopment);
  const sorted = Object.entries(packages).sort(([one], [other]) => one.localeCompare(other, "en"));
  return { ...lock, packages: { "": root, ...Object.fromEntries(sorted) } };
}

function entryOf(name, version, isDevelopment) {
  const words = name.slice(name.lastIndexOf("/") + 1).split("-");
  const os = words.find((word) => SYSTEMS.has(word));
  const cpu = words.find((word) => PROCESSORS.has(word));
  const library = os === "linux" ? words.map((word) => LIBRARIES[word]).find(Boolean) : undefined;
  return {
    version,
    ...(cpu && { cpu: [cpu] }),
    ...(isDevelopment && { dev: true }),
    ...(library && { libc: [library] }),
    optional: true,
    ...(os && { os: [os] }),
  };
}
