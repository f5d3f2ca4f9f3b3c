import { readFileSync } from "node:fs";
import ts from "typescript";
import { sourceFiles } from "./files";

const TAKES_ADDRESS = new Set(["href", "action", "formAction", "src", "srcSet", "poster"]);
/** Functions that return an address on this host. The last two are for addresses of other hosts and saved pages. */
const MAKES_ADDRESS = new Set([
  // Made by `withBasePath`, in components/customization/new-profile.tsx.
  "hrefOf",
  "withBasePath",
  "pictureSrc",
  "pictureSrcSet",
  "whatsappAddress",
]);
/** Addresses that have no path within the shop, by where they are written. */
const NO_PATH: Readonly<Record<string, readonly string[]>> = {
  "components/content/anchor.tsx": ["link.url"],
  "components/content/hero-slider.tsx": ["phoneSrcSet"],
  "components/order/parcels.tsx": ["trackingLink"],
  "components/payment/transfer-details.tsx": ["transfer.link"],
  // Made by `withBasePath`, in view.tsx.
  "components/product/customize-link.tsx": ["href"],
  "components/product/share/links.tsx": ["href"],
  "components/site/offline-page.tsx": ["href"],
  "components/store/branch-list.tsx": ["branch.locationUrl"],
  // A fragment.
  "lib/browser/customization/step-history.ts": ["CUSTOMIZATION_HASH"],
};

/** The nodes of a source file, each before those in it. */
function* nodesIn(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of node.getChildren()) yield* nodesIn(child);
}

function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
}

/** Whether this is an address that is right below any path: one that such a function has made, a fragment or a query. */
function isRight(expression: ts.Expression, file: string): boolean {
  if (ts.isConditionalExpression(expression))
    return [expression.whenTrue, expression.whenFalse].every((each) => isRight(each, file));
  if (ts.isCallExpression(expression)) return MAKES_ADDRESS.has(expression.expression.getText());
  const text = expression.getText();
  if (text === "undefined" || /^["'`](?:[#?]|mailto:|tel:|https:)/.test(text)) return true;
  return NO_PATH[file]?.includes(text) ?? false;
}

it("puts the path of the shop in front of every address in an element", () => {
  const files = sourceFiles(/^(?:app|components|lib)\/.*\.tsx$/);
  expect(files.length).toBeGreaterThan(300);
  const wrong = files.flatMap((file) => {
    const elements = [...nodesIn(parse(file))].filter(
      (node) => ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node),
    );
    return elements
      .filter((element) => /^[a-z]/.test(element.tagName.getText()) || element.tagName.getText() === "Button")
      .flatMap(({ attributes }) => [...attributes.properties])
      .flatMap((attribute) => (ts.isJsxAttribute(attribute) ? [attribute] : []))
      .filter(({ name }) => TAKES_ADDRESS.has(name.getText()))
      .filter(({ initializer }) => {
        const value = initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
        return !value || !isRight(value as ts.Expression, file);
      })
      .map((attribute) => `${file}: ${attribute.getText()}`);
  });
  expect(wrong).toEqual([]);
});

it("puts the path of the shop in front of every address in HTML that is made as text", () => {
  const files = sourceFiles(/^(?:components|lib\/http)\/.*\.ts$/).filter((file) =>
    readFileSync(file, "utf8").includes("<a "),
  );
  expect(files.length).toBeGreaterThan(2);
  const ATTRIBUTE = /\b(?:href|src|srcset|action)="(?!#|mailto:|tel:|\$\{(?:withBasePath|pictureSrc)\()([^"]*)/g;
  const wrong = sourceFiles(/^(?:components|lib\/http)\/.*\.ts$/).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(ATTRIBUTE)].map(([, address = ""]) => `${file}: ${address}`),
  );
  expect(wrong.toSorted()).toEqual([
    // Made by `pictureSrcSet` a line above.
    expect.stringMatching(/^components\/media\/picture-markup[.]ts: .*srcSet/),
    // A social network.
    expect.stringMatching(/^components\/site\/footer-markup[.]ts: .*url/),
  ]);
});

/** Calls that get an address on this host, by the position of that argument. */
const CALLS: Readonly<Record<string, number>> = {
  fetch: 0,
  "window.location.assign": 0,
  "window.location.replace": 0,
  "window.history.pushState": 2,
  "window.history.replaceState": 2,
  "navigator.serviceWorker.register": 0,
  "navigator.sendBeacon": 0,
};
/** Arguments that are whole addresses already. */
const WHOLE = new Set(["service", "url", "keptHref(link.href)", "window.location.pathname + window.location.search"]);

it("puts the path of the shop in front of every address that a browser is told to open", () => {
  const files = sourceFiles(/^(?:components|lib\/browser)\/.*\.tsx?$/);
  const calls = files.flatMap((file) =>
    [...nodesIn(parse(file))].flatMap((node) => {
      if (!ts.isCallExpression(node)) return [];
      const position = CALLS[node.expression.getText()];
      const address = position === undefined ? undefined : node.arguments[position];
      return address ? [{ file, address }] : [];
    }),
  );
  expect(calls.length).toBeGreaterThan(10);
  const wrong = calls.filter(({ file, address }) => !isRight(address, file) && !WHOLE.has(address.getText()));
  expect(wrong.map(({ file, address }) => `${file}: ${address.getText()}`)).toEqual([]);
});

it("names what the browser keeps only after the shop", () => {
  const files = sourceFiles(/^(?:components|lib\/(?:browser|inline))\/.*\.tsx?$/).filter(
    (file) => file !== "lib/inline/scripts.ts",
  );
  const NAMED =
    /(?:torage|storageOf\(keeping\))\.(?:get|set|remove)Item\((?!ownName\()([^,)]*)|(?:new BroadcastChannel|locks\.request)\((?!ownName\()([^,)]*)/g;
  const wrong = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(NAMED)].map(([, key, name = key]) => `${file}: ${name}`),
  );
  expect(wrong).toEqual([
    // Named by `ownName` where the constant is defined.
    "lib/browser/cart/tabs.ts: CHANNEL_NAME",
    "lib/browser/cart/tabs.ts: CHANNEL_NAME",
  ]);
});

it("sends redirects and cookies to the path of the shop only", () => {
  const files = sourceFiles(/^(?:app|lib\/(?:http|server|workflows))\/.*\.tsx?$/);
  const wrong = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\bLocation: (?!withBasePath\().*|\bpath: "\/".*/g)].map(
      ([text]) => `${file}: ${text}`,
    ),
  );
  expect(wrong).toEqual([]);
});
