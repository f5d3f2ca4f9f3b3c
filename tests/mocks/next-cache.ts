/**
 * Replaces `next/cache` in Jest. Nothing is cached, so every read reaches the database; the tags that a write expires
 * are recorded, so that tests can check them.
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

/** Returns the tags that were expired since the last call, in order. */
export function takeExpiredTags(): string[] {
  return expired.splice(0);
}
