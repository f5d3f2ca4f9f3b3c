import type { DemoProduct } from "./demo-product";
import { COTTON } from "./products-cotton";
import { MORE_COTTON } from "./products-cotton-more";
import { GARMENTS } from "./products-garments";
import { MORE_GARMENTS } from "./products-garments-more";
import { HOME_LINEN } from "./products-home";
import { LINEN_AND_WOOL } from "./products-linen-and-wool";
import { SAREES } from "./products-sarees";
import { SILK } from "./products-silk";
import { STOLES } from "./products-stoles";
import { YARN } from "./products-yarn";

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
