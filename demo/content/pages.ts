import { ACCESSIBILITY } from "./accessibility";
import { GUIDES } from "./guides";
import type { DemoPage } from "./page";
import { POLICIES } from "./policies";

export const PAGES: readonly DemoPage[] = [...POLICIES, ...GUIDES, ACCESSIBILITY];
