import { findCategoryBySlug, listCategoryCards } from "@/lib/data/catalogue/categories";
import { aPicture } from "../../../factories/product";
import { insertCategory } from "../../../factories/product-row";
import { useTestDatabase } from "../../../support/database";

useTestDatabase();

const banner = { src: "category/sarees-1a2b3c4d.webp", width: 1600, height: 520, alt: "Sarees" };
const card = { src: "products/saree-1a2b3c4d.webp", width: 900, height: 1060, alt: "A saree" };

beforeAll(async () => {
  await insertCategory({ id: "sarees", rank: 1, picture: banner, cardPicture: card });
  await insertCategory({ id: "stoles", rank: 2, picture: banner });
  await insertCategory({ id: "yarn", rank: 3, picture: banner, cardPicture: { src: "../../secret" } });
  await insertCategory({ id: "cloth", rank: 4, cardPicture: card });
  await insertCategory({ id: "bare", rank: 5 });
  await insertCategory({ id: "draft", status: "draft", cardPicture: card });
  await insertCategory({ id: "theirs", storeId: "another", cardPicture: card });
});

it("stands for a category with its card picture or, where that is missing or unreadable, its banner", async () => {
  const cards = await listCategoryCards("nila-loom");
  expect(cards.map(({ slug, picture }) => [slug, picture?.src])).toEqual([
    ["sarees", card.src],
    ["stoles", banner.src],
    ["yarn", banner.src],
    ["cloth", card.src],
    ["bare", undefined],
  ]);
});

it("keeps banner and card picture of a category apart", async () => {
  expect(await findCategoryBySlug("nila-loom", "sarees")).toMatchObject({
    picture: aPicture(banner),
    cardPicture: aPicture(card),
  });
});
