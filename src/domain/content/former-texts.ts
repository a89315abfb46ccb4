import { isSame } from '../value/is-same.ts';
import type { ContentBody, FormerText } from './content.ts';

/** A version of a part in a language, as it is stored. */
type StoredVersion = ContentBody & { number: number; at: number };

/**
 * Returns the texts that were in force before the present one, the newest first. A scheduled version that was cancelled before
 * its moment was never in force, and a version with the same text as the one before it is no new text.
 * @param versions the versions, the newest first, as the store lists them
 * @param now epoch milliseconds: a version that is scheduled for later is not in force yet
 */
export function formerTexts(versions: readonly StoredVersion[], now: number): FormerText[] {
  const begin = ({ startsAt, at }: StoredVersion) => startsAt ?? at;
  const inForce = versions
    .filter((version, index) => begin(version) <= now && begin(version) <= (versions[index - 1]?.at ?? now))
    .toReversed();
  const former: FormerText[] = [];
  let present: Omit<FormerText, 'until'> | undefined;
  for (const version of inForce) {
    const { number, content, replaced } = version;
    // Older versions than those that were read have no text here.
    if (!present && number === 1) present = { number: 0, content: null };
    if (present && isSame(present.content, content)) continue;
    if (present)
      former.push({ ...present, until: begin(version), content: present.content ?? replaced ?? null });
    present = { number, from: begin(version), content };
  }
  return former.toReversed();
}
