import { stylesFor } from "@/scripts/store/output/styles";
import { typed } from "../typed";

const stores = [{ store_id: "nila-loom", name: "Nila Loom", status: "active", domains: [], products: 3 }];
const shop = { listStores: async () => ({ stores }) };

it("is coloured for a person at a terminal, and for nobody else", async () => {
  expect((await typed(["list"], { shop, isTTY: true })).out).toContain("\u001b[1mStore    \u001b[22m");
  expect((await typed(["help"], { shop, isTTY: true })).out).toContain("\u001b[1mUsage:\u001b[22m");
  expect((await typed(["frob"], { shop, isTTY: true })).err).toContain("\u001b[31mUnknown command 'frob'\u001b[39m\n");
  for (const words of [["list"], ["help"], ["frob"]]) {
    const piped = await typed(words, { shop });
    const colourless = await typed(words, { shop, isTTY: true, environment: { NO_COLOR: "1" } });
    for (const text of [piped.out, piped.err, colourless.out, colourless.err]) expect(text).not.toContain("\u001b");
  }
});

it("is one JSON document with --json, without colours", async () => {
  const { out } = await typed(["list", "--json"], { shop, isTTY: true });
  expect(JSON.parse(out)).toEqual({ stores });
});

it("takes an empty NO_COLOR for none", () => {
  expect(stylesFor(true, { NO_COLOR: "" }).hasColours).toBe(true);
});
