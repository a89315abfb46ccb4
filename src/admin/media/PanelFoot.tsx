import { Button, Stack } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { MediaDto } from '../../contracts/media.ts';
import { UNDO_DAYS } from '../../domain/media/picture.ts';
import { AGENCY_ZONE } from '../../domain/time/agency-day.ts';
import { dateFormat, fill, formatNumber, pluralForm } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Glyph } from '../ui/Glyph.tsx';
import { useDeletion, useRestore } from './use-deletion.tsx';
import type { PictureEditor } from './use-picture-form.tsx';

interface PanelFootProps {
  picture: MediaDto;
  form: PictureEditor;
  whenDeleted: () => void;
}

/** The fixed foot of the panel: the saved state, and the button that deletes or restores the picture. */
export function PanelFoot({ picture, form, whenDeleted }: PanelFootProps) {
  const saved = (
    <p role="status" className="media-saved">
      <SavedState form={form} />
    </p>
  );
  return (
    <footer className="media-panel-foot">
      {picture.deletedAt === null ? (
        <DeletePicture picture={picture} whenDeleted={whenDeleted} saved={saved} />
      ) : (
        <RestorePicture picture={picture} deletedAt={picture.deletedAt} />
      )}
    </footer>
  );
}

function SavedState({ form: { saving, isLost } }: { form: PictureEditor }) {
  const { locale, t } = useLanguage();
  const words = t.media.panel;
  if (saving.state === 'saving') return words.saving;
  if (saving.state === 'rest' || saving.state === 'typing') return null;
  if (saving.state !== 'saved')
    return <span data-tone="danger">{isLost ? words.retrying : words.unsaved}</span>;
  const time = dateFormat(locale, {
    timeZone: AGENCY_ZONE,
    hour: '2-digit',
    minute: '2-digit',
  }).format(saving.at);
  return (
    <span data-tone="success">
      <Glyph name="done" />
      <span className="admin-hidden">{fill(words.saved, { time })}</span>
      <span aria-hidden="true">{time}</span>
    </span>
  );
}

const DAY_MS = 86_400_000;

/** The button that restores a deleted picture, and the last day for it. */
function RestorePicture({ picture, deletedAt }: { picture: MediaDto; deletedAt: string }) {
  const { locale, t } = useLanguage();
  const words = t.media.delete;
  const restore = useRestore();
  const day = dateFormat(locale, { day: 'numeric', month: 'long' }).format(
    Date.parse(deletedAt) + UNDO_DAYS * DAY_MS,
  );
  return (
    <>
      <p className="media-hint">{fill(words.until, { day })}</p>
      <Button
        variant="default"
        leftSection={<Glyph name="restore" />}
        loading={restore.isPending}
        onClick={() => restore.mutate(picture)}
      >
        {words.restore}
      </Button>
    </>
  );
}

interface DeletePictureProps {
  picture: MediaDto;
  whenDeleted: () => void;
  /** The saved state in words. */
  saved: ReactNode;
}

/** The delete button; disabled with a reason while the picture is used. */
function DeletePicture({ picture, whenDeleted, saved }: DeletePictureProps) {
  const { locale, t } = useLanguage();
  const words = t.media.delete;
  const reason = useId();
  const used = picture.uses.length;
  const deletion = useDeletion(whenDeleted);
  return (
    <>
      <Stack gap={2} miw={0}>
        {saved}
        {used > 0 && (
          <p id={reason} className="media-hint">
            {fill(pluralForm(locale, words.used, used), { count: formatNumber(locale, used) })}
          </p>
        )}
      </Stack>
      <Button
        variant="default"
        leftSection={<Glyph name="trash" />}
        disabled={used > 0}
        {...(used > 0 && { 'aria-describedby': reason })}
        loading={deletion.isPending}
        onClick={() => deletion.mutate(picture)}
      >
        {words.action}
      </Button>
    </>
  );
}
