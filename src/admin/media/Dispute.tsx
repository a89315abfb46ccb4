import { Button } from '@mantine/core';
import type { MediaDto } from '../../contracts/media.ts';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Typed } from '../ui/Typed.tsx';
import { type DraftField, draftOf, type PictureDraft } from './picture-draft.ts';
import type { PictureForm } from './use-picture-form.ts';

/** Both versions of the fields that two people changed at once, side by side, and the choice between them. */
export function Dispute({ form, picture }: { form: PictureForm; picture: MediaDto }) {
  const { t } = useLanguage();
  const words = t.media.conflict;
  const theirs = draftOf(picture);
  if (form.dispute.length === 0) return null;
  return (
    <div className="media-dispute" role="alert">
      <p className="media-label">{words.title}</p>
      <p>{words.text}</p>
      <dl>
        {form.dispute.map((field) => (
          <div key={field}>
            <FieldName field={field} />
            <dd>
              <span>{words.mine}</span>
              <Value draft={form.draft} field={field} />
            </dd>
            <dd>
              <span>{words.theirs}</span>
              <Value draft={theirs} field={field} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="admin-actions">
        <Button size="xs" variant="default" onClick={form.keepMine}>
          {t.common.form.keepMine}
        </Button>
        <Button size="xs" variant="default" onClick={form.takeTheirs}>
          {t.common.form.takeTheirs}
        </Button>
      </div>
    </div>
  );
}

function FieldName({ field }: { field: DraftField }) {
  const { panel } = useLanguage().t.media;
  const names: Partial<Record<DraftField, string>> = {
    name: panel.name,
    focal: panel.focal,
    decorative: panel.decorative,
  };
  return <dt>{names[field] ?? `${panel.alt} · ${field.toUpperCase()}`}</dt>;
}

function Value({ draft, field }: { draft: PictureDraft; field: DraftField }) {
  const { conflict, panel } = useLanguage().t.media;
  const value = draft[field];
  if (typeof value === 'boolean') return value ? conflict.yes : conflict.no;
  if (typeof value === 'object') {
    const { x, y } = value;
    return fill(panel.focalValue, { x: Math.round(x * 100), y: Math.round(y * 100) });
  }
  return value === '' ? conflict.empty : <Typed>{value}</Typed>;
}
