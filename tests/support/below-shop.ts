/** For `jest.mock` of `lib/domain/site/base-path`: its rules as in a build with `BASE_PATH=/shop`. */
export function belowShop(): object {
  const before = process.env.BASE_PATH;
  process.env.BASE_PATH = "/shop";
  const rules = jest.requireActual<object>("@/lib/domain/site/base-path");
  if (before === undefined) delete process.env.BASE_PATH;
  else process.env.BASE_PATH = before;
  return rules;
}
