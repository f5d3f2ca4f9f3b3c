/** A draft of the shop window, without its changes. */
export type WindowDraft = {
  id: string;
  name: string;
  /** Who works on it. */
  by: string;
  /** Rises with each write. */
  revision: number;
  /** How many of its changes count; those after them were undone. */
  steps: number;
  /** When it publishes itself, if that is planned. */
  publishAt: Date | null;
  begunAt: Date;
  changedAt: Date;
};

export const MAX_DRAFTS = 20;
/** Of one draft. */
export const MAX_CHANGES = 2_000;
/** On one page. */
export const MAX_SEGMENTS = 60;
/** So many versions can be gone back to. */
export const MAX_VERSIONS = 100;
