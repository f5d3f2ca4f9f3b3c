import { cottonCloths } from "./cotton";
import { linenAndWoolCloths } from "./linen-and-wool";
import { silkCloths } from "./silk";
import type { Cloth } from "./weave";

const all = { ...cottonCloths, ...silkCloths, ...linenAndWoolCloths };

export type ClothName = keyof typeof all;

export function cloth(name: ClothName): Cloth {
  return all[name];
}
