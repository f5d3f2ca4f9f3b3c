import { openPictureShelf } from "@/demo/picture-shelf";
import { demoStoreRows } from "@/demo/store/rows";

/** The moment that the tests load the demo store at. */
export const LOADED_AT = new Date("2026-11-20T09:00:00Z");

/** The rows of the demo store with the pictures of the project. */
export const rows = demoStoreRows("nila-loom", openPictureShelf("demo/pictures"), LOADED_AT);
