import type { DemoPage } from "./demo-page";
import { GUIDES } from "./guides";
import { POLICIES } from "./policies";

export const PAGES: readonly DemoPage[] = [...POLICIES, ...GUIDES];
