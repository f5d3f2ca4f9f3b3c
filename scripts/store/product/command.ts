import { type Command, Option } from "commander";
import { PRODUCT_STATUSES, type ProductStatus } from "@/lib/domain/product-import/imported-product";
import { readAmount, readStock } from "../arguments";
import { type CommandLine, onShop } from "../command-line";
import { addGroup } from "../group";
import { addExamples } from "../help/examples";
import { formatsOf } from "../output/formats";
import { facts } from "../output/table";

type Change = { price?: number; stock?: number | "uncounted"; status?: ProductStatus };

/** Adds `products`, which changes what changes from day to day. Everything else is in the import. */
export function addProductCommands(program: Command, line: CommandLine): void {
  const products = addGroup(program, "products", "Change price, stock or status of a product.");
  addExamples(products, [["products set INDIGO-STOLE --price 899.5"]]);
  const set = products
    .command("set")
    .description("Change a product or a variant by its SKU")
    .argument("<sku>", "the SKU of the product or of one of its variants")
    .option("--price <amount>", "the price, in the store's base currency", readAmount)
    .option("--stock <quantity>", "what is there, in the product's unit; `uncounted` sells without counting", readStock)
    .addOption(
      new Option("--status <status>", "of the whole product; shoppers see only active ones").choices(PRODUCT_STATUSES),
    );
  set.action(
    onShop(line, async (shop, sku: string, change: Change) => {
      if (Object.keys(change).length === 0) set.error("error: nothing to change: use --price, --stock or --status");
      const { stock: quantity, ...same } = change;
      const stock = quantity === "uncounted" ? null : quantity;
      const product = await shop.setProduct({ sku, ...same, ...(stock !== undefined && { stock }) });
      await line.output.answer(product, async () => {
        const { money } = formatsOf(await shop.describeStore());
        const { name, selling_price, discounted_price, stock, unit, status } = product;
        const changed = [
          ["Product", `${name} (${product.sku})`],
          ["Price", money(discounted_price)],
          ["List price", selling_price > discounted_price ? money(selling_price) : ""],
          ["Stock", stock === null ? "not counted" : `${stock} ${unit}`],
          ["Status", status],
        ] as const;
        return facts(changed, line.output.styles);
      });
    }),
  );
  addExamples(set, [
    ["products set INDIGO-STOLE --price 899.5"],
    ["products set INDIGO-STOLE-M --stock 12", "a variant"],
    ["products set INDIGO-STOLE --stock uncounted --status archived"],
  ]);
}
