import { isKnownFeature } from "@/lib/domain/store/features";
import { servedSubType, servedType } from "@/lib/domain/store/kind";
import type { StoreProblem } from "@/lib/domain/store/problem";
import type { StoreWire } from "./details";

/** The problems that the stored settings show by themselves. */
export function settingProblems({ store_details: { type, sub_type }, ys_features }: StoreWire): StoreProblem[] {
  return [
    ...[...new Set(ys_features)]
      .filter((name) => !isKnownFeature(name))
      .map((about): StoreProblem => ({ code: "feature_unknown", about })),
    ...(servedType(type) === type ? [] : [{ code: "type_not_served", about: type } as const]),
    ...(servedSubType(type, sub_type) === sub_type ? [] : [{ code: "quotations_left_over", about: "" } as const]),
  ];
}
