import type { FeatureKeyword } from "@/lib/domain/store/features";

/** A page, in a store made of the demo store. `{…}` stands for the name of something that the test has made. */
export type PageEffect = {
  page: string;
  /** The part of the page that is there only if the switch is on; null if that is the whole page. */
  part: string | null;
  /** A piece of the page's HTML that only this part has; empty if the part is the whole page, or not built yet. */
  html: string;
};

/** A call that is refused because of the switch. */
export type CallEffect = {
  call: string;
  /** What is asked for, in words; empty if the call always asks for it. */
  asks: string;
  query?: string;
  body?: Readonly<Record<string, unknown>>;
  code: string;
  /** When it is refused; most calls are refused while the switch is off. */
  refused: "off" | "on";
};

export type Switch = {
  /** The keyword of `ys_features`, or the name of the setting. */
  name: string;
  does: string;
  /** Other features that have the same effect, so that they must be off for it to be seen. */
  without: readonly FeatureKeyword[];
  pages: readonly PageEffect[];
  calls: readonly CallEffect[];
};

export type FeatureSwitch = Switch & { name: FeatureKeyword };

/** A setting in `application_setting`, with a value that stands for "on" and one that stands for "off". */
export type SettingSwitch = Switch & {
  on: Readonly<Record<string, unknown>>;
  off: Readonly<Record<string, unknown>>;
};
