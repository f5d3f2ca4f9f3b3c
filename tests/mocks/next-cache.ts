/**
 * Replaces `next/cache` in Jest. Nothing is cached, so every read is executed; tests can check which tags a write
 * expired.
 */
const expired: string[] = [];

export function cacheTag(..._tags: string[]): void {}

export function cacheLife(_profile: unknown): void {}

export function revalidateTag(tag: string, _profile: unknown): void {
  expired.push(tag);
}

export function revalidatePath(path: string): void {
  expired.push(path);
}

/** The tags expired since the last call, in order. */
export function takeExpiredTags(): string[] {
  return expired.splice(0);
}
