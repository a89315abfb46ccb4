import { Button } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { MediaDto } from '../../contracts/media.ts';
import { fill, formatNumber, pluralForm } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Glyph } from '../ui/Glyph.tsx';
import { useDeletion } from './use-deletion.tsx';
import { focusInstead } from './use-picture-place.ts';

interface DeletePictureProps {
  picture: MediaDto;
  neighbour: string | undefined;
  close: () => void;
  /** Whether all is stored, in words. */
  saved: ReactNode;
}

/** The button that deletes; off, with its reason, while the picture is used. */
export function DeletePicture({ picture, neighbour, close, saved }: DeletePictureProps) {
  const { locale, t } = useLanguage();
  const words = t.media.delete;
  const reason = useId();
  const used = picture.uses.length;
  const deletion = useDeletion(() => {
    focusInstead(neighbour);
    close();
  });
  return (
    <>
      <div className="media-foot-side">
        {saved}
        {used > 0 && (
          <p id={reason} className="media-hint">
            {fill(pluralForm(locale, words.used, used), { count: formatNumber(locale, used) })}
          </p>
        )}
      </div>
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
