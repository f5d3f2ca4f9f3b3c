/**
 * Stands in for `next/cache` in Jest, where there is no cache: reads run each time, and a test asks which tags a write
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

/** The tags that were expired since the last call, in their order. */
export function takeExpiredTags(): string[] {
  return expired.splice(0);
}
