import { openDemoPictures } from "@/demo/demo-pictures";
import { demoStoreRows } from "@/demo/store/rows";

/** The time at which the tests load the demo store. */
export const LOADED_AT = new Date("2026-11-20T09:00:00Z");

/** The rows of the demo store with the project's pictures. */
export const rows = demoStoreRows("nila-loom", openDemoPictures("demo/pictures"), LOADED_AT);
