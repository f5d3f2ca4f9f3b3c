import { markup } from "@/lib/domain/site/markup";

it.each([
  ["<script>alert(1)</script>", "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>"],
  ['" onload="alert(1)', "<p>&quot; onload=&quot;alert(1)</p>"],
  ["O'Neill & Sons", "<p>O&#39;Neill &amp; Sons</p>"],
])("escapes the text %s", (text, html) => {
  expect(markup`<p>${text}</p>`.html).toBe(html);
});

it("inserts markup as it is, once or many times, and numbers", () => {
  const items = ["a", "<b>"].map((text) => markup`<li>${text}</li>`);
  expect(markup`<ul data-count="${2}">${items}</ul>${markup`<hr>`}`.html).toBe(
    '<ul data-count="2"><li>a</li><li>&lt;b&gt;</li></ul><hr>',
  );
});

it("makes nothing of null, of no items and of an empty text", () => {
  expect(markup`<p>${null}${[]}${""}</p>`.html).toBe("<p></p>");
});
