import { COTTON } from "./cotton";
import { MORE_COTTON } from "./cotton-more";
import { GARMENTS } from "./garments";
import { MORE_GARMENTS } from "./garments-more";
import { HOME_LINEN } from "./home";
import { LINEN_AND_WOOL } from "./linen-and-wool";
import type { DemoProduct } from "./product";
import { SAREES } from "./sarees";
import { SILK } from "./silk";
import { STOLES } from "./stoles";
import { YARN } from "./yarn";

export const PRODUCTS: readonly DemoProduct[] = [
  ...COTTON,
  ...MORE_COTTON,
  ...SILK,
  ...LINEN_AND_WOOL,
  ...GARMENTS,
  ...MORE_GARMENTS,
  ...SAREES,
  ...STOLES,
  ...HOME_LINEN,
  ...YARN,
];
