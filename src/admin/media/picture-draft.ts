import type { MediaChange, MediaDto } from '../../contracts/media.ts';
import { type Locale, locales } from '../../domain/locale/locale.ts';
import { isSame } from '../../domain/value/is-same.ts';

/** A picture as its form edits it: one field for each text, so that two people can change different ones. */
export type PictureDraft = Record<Locale, string> & Pick<MediaDto, 'name' | 'decorative' | 'focal'>;

export const draftOf = ({ name, decorative, focal, alt }: MediaDto): PictureDraft => ({
  name,
  decorative,
  focal,
  ...alt,
});

export type DraftField = keyof PictureDraft & string;
const draftFields: readonly DraftField[] = ['name', 'focal', 'decorative', ...locales];

/** The fields in which two drafts differ, in the order of the form. */
export const differing = (a: PictureDraft, b: PictureDraft): DraftField[] =>
  draftFields.filter((field) => !isSame(a[field], b[field]));

/** The fields that both people changed since `base`, to different values: only these need a decision. */
export function disputed(base: PictureDraft, mine: PictureDraft, theirs: PictureDraft): DraftField[] {
  const changedHere = differing(base, mine);
  const changedThere = differing(base, theirs);
  return differing(mine, theirs).filter(
    (field) => changedHere.includes(field) && changedThere.includes(field),
  );
}

/** The body of the call that stores the fields in which a draft differs from the stored picture. */
export function changeOf(draft: PictureDraft, stored: PictureDraft, version: number): MediaChange {
  const fields = differing(draft, stored);
  const alt = Object.fromEntries(
    locales.filter((locale) => fields.includes(locale)).map((locale) => [locale, draft[locale]]),
  );
  return {
    version,
    ...(fields.includes('name') && { name: draft.name }),
    ...(fields.includes('focal') && { focal: draft.focal }),
    ...(fields.includes('decorative') && { decorative: draft.decorative }),
    ...(Object.keys(alt).length > 0 && { alt }),
  };
}
