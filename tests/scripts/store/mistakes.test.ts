import { typed } from "./typed";

/** All commands here fail before they use the shop, so the test's shop has no methods. */
const shop = {};

it.each([
  [["frob"], "Unknown command 'frob'\n`npm run store -- help` lists all commands.\n"],
  [["ordrs"], "Unknown command 'ordrs'\n(Did you mean orders?)\n`npm run store -- help` lists all commands.\n"],
  [
    ["list", "--stor", "x"],
    "Unknown option '--stor'\n(Did you mean --store?)\n`npm run store -- list --help` explains it.\n",
  ],
  [
    ["set", "orgin", "x"],
    "Unknown command 'orgin'\n(Did you mean origin?)\n`npm run store -- set --help` explains it.\n",
  ],
  [["help", "frob"], "Unknown command 'frob'\n"],
  [["help", "orders", "shwo"], "Unknown command 'shwo'\n(Did you mean show?)\n"],
  [["import"], "Missing argument <file-or-folder>\n"],
  [["import", "package.json", "--stock"], "--stock is only for the import of a folder\n"],
  [["status", "opne"], "'opne' is not valid for <active|inactive>. Allowed choices are active, inactive.\n"],
  [["set", "origin", "shop.example"], "It must be an address such as https://shop.example.\n"],
  [["demo"], "Missing option --products <number>\n"],
  [["demo", "--products", "1000000"], "It must be a number up to 500000.\n"],
  [["list", "--store", "Nila Loom"], "small letters, digits and hyphens"],
  [["list", "--url"], "Missing value of --url <url>\n"],
  [["completion", "fish"], "Allowed choices are bash, zsh.\n"],
])("refuses %j with exit code 2, and says on standard error what is expected", async (words, message) => {
  expect(await typed(words, { shop })).toEqual({ code: 2, out: "", err: expect.stringContaining(message) });
});

it.each([[[]], [["set"]], [["newsletter"]]])("shows the help for half a command: %j", async (words) => {
  expect(await typed(words, { shop })).toEqual({
    code: 2,
    out: "",
    err: expect.stringMatching(/^Usage: npm run store/),
  });
});

it("throws a fault, so that its stack trace is seen", async () => {
  const listStores = () => Promise.reject(new TypeError("A fault"));
  await expect(typed(["list"], { shop: { listStores } })).rejects.toThrow("A fault");
});
