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

/** Whether all `wanted` packages are installed; optional ones may be missing, because they may be for other systems. */
export function isInstalled(wanted, installed) {
  return Object.entries(wanted).every(([name, { version, optional }]) => {
    if (name === "") return true;
    const found = installed[name]?.version;
    return found === version || (found === undefined && optional === true);
  });
}

/**
 * The optional packages that are missing from the lock file although a package in it depends on them. Each is for one
 * operating system, such as `@next/swc-darwin-arm64`.
 */
export function missingPackages(lock) {
  return Object.entries(lock.packages).flatMap(([folderOfPackage, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !isLocked(lock, folderOfPackage, name))
      .map(([name, version]) => ({ name, version, isDevelopment: entry.dev === true })),
  );
}

/**
 * Whether the lock file has the package where Node.js would find it: in `node_modules` of the package that needs it, or
 * of any folder above.
 */
function isLocked(lock, folderOfPackage, name) {
  for (let folder = folderOfPackage; ; folder = folder.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, "")) {
    if (lock.packages[`${folder}${folder && "/"}node_modules/${name}`]) return true;
    if (!folder) return false;
  }
}

/** The lock file with the packages in `missing` added. Their operating system and processor follow from their names. */
export function withPackages(lock, missing) {
  const { "": root, ...packages } = lock.packages;
  for (const { name, version, isDevelopment } of missing)
    packages[`node_modules/${name}`] = entryOf(name, version, isDevelopment);
  const sorted = Object.entries(packages).sort(([one], [other]) => one.localeCompare(other, "en"));
  return { ...lock, packages: { "": root, ...Object.fromEntries(sorted) } };
}

function entryOf(name, version, isDevelopment) {
  const nameParts = name.slice(name.lastIndexOf("/") + 1).split("-");
  const os = nameParts.find((word) => SYSTEMS.has(word));
  const cpu = nameParts.find((word) => PROCESSORS.has(word));
  const library = os === "linux" ? nameParts.map((word) => LIBRARIES[word]).find(Boolean) : undefined;
  return {
    version,
    ...(cpu && { cpu: [cpu] }),
    ...(isDevelopment && { dev: true }),
    ...(library && { libc: [library] }),
    optional: true,
    ...(os && { os: [os] }),
  };
}
