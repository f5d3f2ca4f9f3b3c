import { openDemoPictures } from "@/demo/demo-pictures";
import { demoStoreRows } from "@/demo/store/rows";

/** The moment that the tests load the demo store at. */
export const LOADED_AT = new Date("2026-11-20T09:00:00Z");

/** The rows of the demo store with the pictures of the project. */
export const rows = demoStoreRows("nila-loom", openDemoPictures("demo/pictures"), LOADED_AT);
