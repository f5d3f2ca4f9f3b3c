import type { ImportedProduct } from "@/lib/domain/product-import/imported-product";
import { sendPictures, sendProducts } from "@/lib/domain/product-import/send-products";
import type { Output } from "../output/output";
import { showProgress } from "../progress";
import type { PictureFailure, ProductOutcome, Shop } from "../shop";

/** Sends the products to the shop with a progress bar, then makes it fetch their pictures unless it is a dry run. */
export async function sendToShop(
  shop: Shop,
  products: readonly ImportedProduct[],
  slugsInFile: ReadonlySet<string>,
  { dryRun, output }: { dryRun: boolean; output: Output },
): Promise<{ products: ProductOutcome[]; pictures: { fetched: number; failures: PictureFailure[] } }> {
  const progress = showProgress("Products", products.length, output.stderr);
  const sending = { isDryRun: dryRun, onSent: progress.advance };
  const outcomes = await sendProducts(shop, products, slugsInFile, sending).finally(progress.end);
  const waiting = outcomes.reduce((sum, { pictures_to_fetch }) => sum + pictures_to_fetch, 0);
  if (dryRun || waiting === 0) return { products: outcomes, pictures: { fetched: 0, failures: [] } };
  const pictureProgress = showProgress("Pictures", waiting, output.stderr);
  const pictures = await sendPictures(shop, outcomes, { onSent: pictureProgress.advance }).finally(pictureProgress.end);
  return { products: outcomes, pictures };
}
