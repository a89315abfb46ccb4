import { fill } from '../../i18n/format.ts';
import { openPlaces } from '../editor/drafts.ts';
import { useLanguage } from '../texts.ts';
import { ConflictChoices } from '../ui/form/ConflictChoices.tsx';
import { Typed } from '../ui/Typed.tsx';
import type { PictureDraft } from './picture-draft.ts';
import { PICTURE, type PictureForm } from './use-picture-form.tsx';

type DraftField = keyof PictureDraft;

/** Both values of the fields that two people changed at once, and the choice between them for each. */
export function Dispute({ form: { state, store, draft } }: { form: PictureForm }) {
  const { conflict, panel } = useLanguage().t.media;
  const theirs = state.theirs?.draft;
  const fields = openPlaces(state) as DraftField[];
  const names: Partial<Record<DraftField, string>> = {
    name: panel.name,
    focal: panel.focal,
    decorative: panel.decorative,
  };
  if (!theirs || fields.length === 0) return null;
  return (
    <div className="media-dispute">
      <ConflictChoices
        title={conflict.title}
        by={null}
        disputed={fields.map((field) => ({
          name: field,
          label: names[field] ?? `${panel.alt} · ${field.toUpperCase()}`,
          mine: <Value draft={draft} field={field} />,
          theirs: <Value draft={theirs} field={field} />,
          stamp: JSON.stringify([draft[field], theirs[field]]),
        }))}
        decide={(sides) => store.decide(PICTURE, sides)}
      />
    </div>
  );
}

function Value({ draft, field }: { draft: PictureDraft; field: DraftField }) {
  const { conflict, panel } = useLanguage().t.media;
  const value = draft[field];
  if (typeof value === 'boolean') return value ? conflict.yes : conflict.no;
  if (typeof value === 'object') {
    const [x, y] = value;
    return fill(panel.focalValue, { x: Math.round(x * 100), y: Math.round(y * 100) });
  }
  return value === '' ? conflict.empty : <Typed>{value}</Typed>;
}
