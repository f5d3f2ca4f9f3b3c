import { cottonCloths } from "./cloths-cotton";
import { linenAndWoolCloths } from "./cloths-linen-and-wool";
import { silkCloths } from "./cloths-silk";
import type { Cloth } from "./weave";

const all = { ...cottonCloths, ...silkCloths, ...linenAndWoolCloths };

export type ClothName = keyof typeof all;

export function cloth(name: ClothName): Cloth {
  return all[name];
}
