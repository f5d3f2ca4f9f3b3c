import type { WindowPage, WindowSegment } from "./changes";
import type { WindowDraft } from "./draft";

/** Why a segment of a page cannot be published as it is. */
export type WindowFault = { page: WindowPage; segmentId: string; path: string; code: string };

/** A page as a draft makes it, with what its owner should know before publishing. */
export type DraftView = {
  draft: WindowDraft;
  /** Changes that were undone and can be made again. */
  undone: number;
  page: WindowPage;
  segments: readonly WindowSegment[];
  changedPages: readonly WindowPage[];
  faults: readonly WindowFault[];
  /** What the draft replaces although another has changed it since the draft was begun. */
  overwritten: readonly WindowSegment[];
  /** How many changes are about something that is no longer in the shop. */
  lost: number;
};
