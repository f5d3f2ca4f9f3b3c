import { uploadFault } from "@/lib/domain/media/upload-content";

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const faultOf = (name: string, content: string, size = content.length) =>
  uploadFault(name, { size, head: bytes(content) });

it.each([
  ["products/a-1.webp", "RIFF\x10\0\0\0WEBPVP8 "],
  ["a.JPG", "\xff\xd8\xff\xe0"],
  ["a.jpeg", "\xff\xd8\xff\xdb"],
  ["a.png", "\x89PNG\r\n\x1a\n"],
  ["a.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>"],
  [
    "a.svg",
    '\xef\xbb\xbf<?xml version="1.0"?>\n<!-- made by hand --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">\n<svg>',
  ],
  ["a.mp4", "\0\0\0\x18ftypmp42"],
  ["a.webm", "\x1aE\xdf\xa3"],
  ["a.pdf", "%PDF-1.7"],
])("accepts %s that begins with %j", (name, content) => {
  expect(faultOf(name, content)).toBeNull();
});

it.each([
  ["a.webp", "<html><script>alert(1)</script>"],
  ["a.webp", "RIFF\x10\0\0\0AVI "],
  ["a.png", "\xff\xd8\xff\xe0"],
  ["a.svg", "<html><svg></svg></html>"],
  ["a.svg", "<!-- <svg> --> <script>"],
  ["a.pdf", ""],
  ["a.exe", "MZ"],
])("refuses %s that begins with %j", (name, content) => {
  expect(faultOf(name, content)).toBe("upload_content_wrong");
});

it.each([
  ["a.webp", 20_000_000, null],
  ["a.webp", 20_000_001, "upload_too_large"],
  ["a.mp4", 100_000_000, null],
  ["a.mp4", 100_000_001, "upload_too_large"],
])("answers %s of %d bytes with %p", (name, size, fault) => {
  const content = name.endsWith("mp4") ? "\0\0\0\x18ftypmp42" : "RIFF\x10\0\0\0WEBP";
  expect(faultOf(name, content, size)).toBe(fault);
});
