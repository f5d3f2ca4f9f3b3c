import { typed, typedJson } from "../typed";

const shopWith = (ready: number, renditions: number, isPreparing = false) => ({
  shop: {
    countRenditions: async () => ({ store_id: "nila-loom", renditions, ready, is_preparing: isPreparing }),
  },
});

it.each([
  [0, 0, false, "The store has no pictures.\n"],
  [870, 870, false, "All 870 sizes of the store's pictures are ready.\n"],
  [
    869,
    870,
    true,
    "869 of 870 sizes of the store's pictures are ready (99 %). The shop makes the others in the background, those that most visitors see first.\n",
  ],
  [
    0,
    870,
    false,
    "0 of 870 sizes of the store's pictures are ready (0 %). The others are made when the shop runs, or when a browser asks for them.\n",
  ],
])("says that %d of %d are ready", async (ready, renditions, isPreparing, out) => {
  expect(await typed(["pictures"], shopWith(ready, renditions, isPreparing))).toEqual({ code: 0, out, err: "" });
});

it("prints it as JSON", async () => {
  expect(await typedJson(["pictures"], shopWith(1, 2, true))).toEqual({
    store_id: "nila-loom",
    renditions: 2,
    ready: 1,
    is_preparing: true,
  });
});
