import { Button } from '@mantine/core';
import type { MediaDto } from '../../contracts/media.ts';
import { UNDO_DAYS } from '../../domain/media/picture.ts';
import { dateFormat, fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Glyph } from '../ui/Glyph.tsx';
import { useRestore } from './use-deletion.tsx';

const DAY_MS = 86_400_000;

/** The button that takes a deletion back, and until when it can. */
export function RestorePicture({ picture, deletedAt }: { picture: MediaDto; deletedAt: string }) {
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
