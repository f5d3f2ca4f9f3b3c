import { z } from "zod";
import { storeWireSchema, toStoreDetails } from "@/lib/contracts/store/details";
import type { StoreDetails } from "@/lib/domain/store/store";
import { aStoreAnswer } from "./store-answer";

/** An active store at https://shop.example/in with rupees and dollars. Pass only the fields that matter to the test. */
export function aStore(overrides: Partial<StoreDetails> = {}): StoreDetails {
  const wire = z.decode(storeWireSchema, aStoreAnswer());
  return { ...toStoreDetails("nila-loom", wire, { fallbackOrigin: "http://localhost:3000" }), ...overrides };
}
