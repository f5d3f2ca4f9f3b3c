import { storedFilesSchema, storedHighlightsSchema } from "@/lib/contracts/product/stored-product";

it("reads highlights of up to six words, six of them at most, and knows another icon as a tick", () => {
  expect(
    storedHighlightsSchema.parse([
      { icon: "leaf", text: " Dyed  with plants " },
      { icon: "rocket", text: "One two three four five six seven eight" },
      { icon: "sun", text: "" },
      "Handwoven",
    ]),
  ).toEqual([
    { icon: "leaf", text: "Dyed with plants" },
    { icon: "check", text: "One two three four five six" },
  ]);
  const many = Array.from({ length: 9 }, (_, index) => ({ icon: "sun", text: `Number ${index}` }));
  expect(storedHighlightsSchema.parse(many)).toHaveLength(6);
  expect(storedHighlightsSchema.parse(null)).toEqual([]);
});

it("offers only files below the store's uploads", () => {
  expect(
    storedFilesSchema.parse([
      { name: "Care sheet", src: "care/linen-1a2b3c4d.pdf" },
      { name: "Elsewhere", src: "https://evil.example/care.pdf" },
      { name: "Above", src: "../secrets.pdf" },
      { name: "Script", src: "care/run.js" },
    ]),
  ).toEqual([{ name: "Care sheet", src: "care/linen-1a2b3c4d.pdf" }]);
});
