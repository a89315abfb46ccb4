import type { MediaChange, MediaDto } from '../../contracts/media.ts';
import { type Locale, locales } from '../../domain/locale/locale.ts';
import { differences } from '../editor/value-paths.ts';
import type { Stored } from '../ui/form/form-state.ts';

/**
 * A picture as its form edits it: one field for each text, so that two people can change different ones; the focal point
 * as a pair, since its two shares are chosen together.
 */
export type PictureDraft = Record<Locale, string> &
  Pick<MediaDto, 'name' | 'decorative'> & { focal: readonly [x: number, y: number] };

/** Returns the stored picture as values of its form, with its version. */
export const storedDraft = ({ version, name, decorative, focal, alt }: MediaDto): Stored<PictureDraft> => ({
  version,
  draft: { name, focal: [focal.x, focal.y], decorative, ...alt },
});

/** Returns the request body with the fields in which a draft differs from the stored picture. */
export function changeOf(draft: PictureDraft, stored: PictureDraft, version: number): MediaChange {
  const fields = differences(draft, stored);
  const alt = Object.fromEntries(
    locales.filter((locale) => fields.includes(locale)).map((locale) => [locale, draft[locale]]),
  );
  const [x, y] = draft.focal;
  return {
    version,
    ...(fields.includes('name') && { name: draft.name }),
    ...(fields.includes('focal') && { focal: { x, y } }),
    ...(fields.includes('decorative') && { decorative: draft.decorative }),
    ...(Object.keys(alt).length > 0 && { alt }),
  };
}
