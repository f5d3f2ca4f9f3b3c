import { keepsAll, tidyHtml } from "@/lib/browser/desk/rich-html";

it.each([
  ["<p>One <b>two</b></p>", "<p>One <strong>two</strong></p>", true],
  ["<ul><li>One</li></ul>", "<ul><li><p>One</p></li></ul>", true],
  ["One", "<p>One</p>", true],
  ["<p>One</p>\n<p>two</p>", "<p>One</p><p>two</p>", true],
  ['<p><a href="/a">One</a></p>', '<p><a href="/b">One</a></p>', false],
  ['<p><img src="/a.webp" alt="A"></p>', "<p></p>", false],
  ['<img src="/a.webp">', '<p><img src="/a.webp" alt=""></p>', true],
  ["<details><summary>One</summary>two</details>", "<p>One</p><p>two</p>", false],
  ["<p>One two</p>", "<p>One</p>", false],
  ['<td colspan="2">x</td>', "<td>x</td>", true],
  ['<table><tr><td colspan="2">x</td></tr></table>', "<table><tbody><tr><td><p>x</p></td></tr></tbody></table>", false],
])("compares %j with %j", (before, after, isKept) => {
  expect(keepsAll(before, after)).toBe(isKept);
});

it.each([
  ["<p></p>", ""],
  ["<ul><li><p>One</p></li></ul>", "<ul><li>One</li></ul>"],
  ["<ul><li><p>One</p><ul><li><p>two</p></li></ul></li></ul>", "<ul><li>One<ul><li>two</li></ul></li></ul>"],
  ["<ul><li><p>One</p><p>two</p></li></ul>", "<ul><li><p>One</p><p>two</p></li></ul>"],
  ['<p><img src="/a.webp" alt=""></p>', '<p><img src="/a.webp" alt=""></p>'],
])("tidies %j", (written, kept) => {
  expect(tidyHtml(written)).toBe(kept);
  expect(keepsAll(written, tidyHtml(written))).toBe(true);
});
