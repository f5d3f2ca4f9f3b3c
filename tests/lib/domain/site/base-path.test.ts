type Rules = typeof import("@/lib/domain/site/base-path");

/** The rules of a build for this path. */
function rulesOf(path: string): Rules {
  const before = process.env.BASE_PATH;
  process.env.BASE_PATH = path;
  try {
    let rules: Rules | undefined;
    jest.isolateModules(() => {
      rules = jest.requireActual<Rules>("@/lib/domain/site/base-path");
    });
    if (!rules) throw new Error("The module was not loaded.");
    return rules;
  } finally {
    if (before === undefined) delete process.env.BASE_PATH;
    else process.env.BASE_PATH = before;
  }
}

describe("below a path", () => {
  const { ownName, withBasePath, withoutBasePath } = rulesOf("/in/shop");

  it.each([
    ["/", "/in/shop"],
    ["/?kept=1", "/in/shop?kept=1"],
    ["/#content", "/in/shop#content"],
    ["/cart", "/in/shop/cart"],
    ["/in/shop", "/in/shop/in/shop"],
    ["/search?q=a/b#c", "/in/shop/search?q=a/b#c"],
  ])("puts the path in front of %s and takes it off again", (path, address) => {
    expect(withBasePath(path)).toBe(address);
    expect(withoutBasePath(address)).toBe(path);
  });

  it.each([
    "",
    "#content",
    "?page=2",
    "cart",
    "//other.example/cart",
    "https://other.example/cart",
    "mailto:a@b.example",
  ])("leaves %j as it is, which is no path within the shop", (address) => expect(withBasePath(address)).toBe(address));

  it.each(["/", "/in", "/cart", "/in/shopping", "/in/shopping/cart", "/in/Shop", ""])(
    "knows that %j is outside the shop",
    (address) => expect(withoutBasePath(address)).toBeNull(),
  );

  it("has names of its own for what all shops on a host share", () => {
    expect(ownName("bag")).not.toBe(rulesOf("").ownName("bag"));
    expect(ownName("bag")).not.toBe(rulesOf("/in").ownName("bag"));
  });
});

it.each(["/", "/cart", "//other.example", "?page=2", ""])("changes nothing about %j with the whole host", (path) => {
  const { ownName, withBasePath, withoutBasePath } = rulesOf("");
  expect(withBasePath(path)).toBe(path);
  expect(withoutBasePath(path)).toBe(path);
  expect(ownName("bag")).toBe("bag");
});
