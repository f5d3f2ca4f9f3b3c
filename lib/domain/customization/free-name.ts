/** The name, with a number behind it if it is taken already: "Asha", "Asha 2". Upper and lower case count as the same. */
export function freeName(name: string, taken: readonly string[]): string {
  const isTaken = (candidate: string) => taken.some((each) => each.toLowerCase() === candidate.toLowerCase());
  if (!isTaken(name)) return name;
  for (let number = 2; ; number++) {
    const candidate = `${name} ${number}`;
    if (!isTaken(candidate)) return candidate;
  }
}
