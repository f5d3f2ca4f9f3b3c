import { openDemoPictures } from "@/demo/demo-pictures";
import { demoStoreRows } from "@/demo/store/rows";

/** The tests load the demo store as if it were this time. */
export const LOADED_AT = new Date("2026-11-20T09:00:00Z");

/** The database rows of the demo store, with the pictures in demo/pictures. */
export const rows = demoStoreRows("nila-loom", openDemoPictures("demo/pictures"), LOADED_AT);
