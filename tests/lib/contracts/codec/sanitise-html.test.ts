import fc from "fast-check";
import { sanitiseHtml } from "@/lib/contracts/codec/sanitise-html";

describe("removes everything dangerous from the owner's HTML", () => {
  it.each([
    ["a script", "<p>Soft</p><script>alert(1)</script>", "<p>Soft</p>"],
    ["an event handler", '<p onclick="steal()">Soft</p>', "<p>Soft</p>"],
    ["a javascript link", '<a href="java\nscript:alert(1)">more</a>', "<a>more</a>"],
    ["a picture with an error handler", '<img src="data:x" onerror="alert(1)">', ""],
    ["a frame", '<iframe src="https://x.example"></iframe>after', "after"],
    ["a form", '<form action="/api/orders"><button>Pay</button></form>', "Pay"],
    ["a style sheet", "<style>body{display:none}</style>seen", "seen"],
    ["a layer that covers the page", '<div class="fixed" id="cart" style="position:fixed">x</div>', "<div>x</div>"],
    ["an unfinished tag", "</script><b>bold", "<b>bold</b>"],
  ])("removes %s", (_name, given, expected) => {
    expect(sanitiseHtml(given)).toBe(expected);
  });
});

it.each([
  ["https://elsewhere.example/a", true],
  ["//elsewhere.example", true],
  ["/\\elsewhere.example", true],
  ["/product/rose-tussar", false],
  ["mailto:shop@nila.example", false],
])("opens %s in a new tab: %s", (href, opensOutside) => {
  const html = sanitiseHtml(`<a href="${href}">x</a>`);
  expect(html).toContain(`href="${href}"`);
  expect(html.includes('rel="noopener noreferrer" target="_blank"')).toBe(opensOutside);
});

it("keeps ordinary formatting", () => {
  const html =
    '<h2>Care</h2><ul><li>Wash <strong>cold</strong></li></ul><table><tr><td colspan="2">38 cm</td></tr></table>';
  expect(sanitiseHtml(html)).toBe(html);
});

it("turns a main heading into a second-level one", () => {
  expect(sanitiseHtml("<h1>Rose tussar</h1>")).toBe("<h2>Rose tussar</h2>");
});

it("loads pictures lazily, and always gives them an alternative text", () => {
  expect(sanitiseHtml('<img src="https://a.example/b.jpg">')).toBe(
    '<img src="https://a.example/b.jpg" alt="" loading="lazy" />',
  );
});

it("changes nothing when it sanitises twice", () => {
  const unclosed = sanitiseHtml("<p><A<p><p>");
  expect(sanitiseHtml(unclosed)).toBe(unclosed);
  const piece = fc.constantFrom(
    "<p>",
    "</p>",
    "<a href='//x'>",
    "</a>",
    "<h1>",
    "<img src=x>",
    "<",
    "&",
    "&amp;",
    '"',
    "<script>",
    "</script>",
    " ",
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string())), (pieces) => {
      const once = sanitiseHtml(pieces.join(""));
      expect(sanitiseHtml(once)).toBe(once);
    }),
  );
});
