import type { Shop } from "./shop";

export const setStatus = (status: "active" | "inactive") => async (shop: Shop) => {
  await shop.setStatus(status);
  console.log(`The store is ${status} now (${shop.description}).`);
};

export const setOrigin = (origin: string) => async (shop: Shop) => {
  await shop.setOrigin(origin);
  console.log(`The store lives at ${origin} now (${shop.description}).`);
};

export async function listStores(shop: Shop): Promise<void> {
  const stores = await shop.listStores();
  if (stores.length === 0) console.log("There is no store yet: a first `npm start` makes the demo store.");
  for (const { id, name, status, domains, products } of stores) {
    const hosts = domains.length > 0 ? `  ${domains.join(", ")}` : "";
    console.log(`${id}  ${status}  ${products} products  ${name}${hosts}`);
  }
}
