import { Button } from '@mantine/core';
import type { MediaDto } from '../../../contracts/media.ts';
import { isUntitled } from '../../../domain/media/picture.ts';
import { useLanguage } from '../../texts.ts';
import { Filled } from '../fields/Typed.tsx';
import { LineFace, LineText } from './LineParts.tsx';
import { Meter } from './Meter.tsx';
import { Picture } from './Picture.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import type { Upload } from './upload-queue.ts';

/** The lines of files that are on the server: being prepared, and ready. */

/** The button that a line offers once its picture is ready. */
export interface ReadyOffer {
  label: string;
  act: () => void;
}

export function PreparingLine({ upload }: { upload: Upload }) {
  const { t } = useLanguage();
  return (
    <>
      <LineFace>
        <Thumbnail file={upload.file} />
      </LineFace>
      <LineText upload={upload}>{t.media.queue.isPreparing}</LineText>
      <Meter />
    </>
  );
}

interface ReadyLineProps {
  upload: Upload;
  picture: MediaDto;
  offer: (picture: MediaDto) => ReadyOffer;
}

export function ReadyLine({ upload, picture, offer }: ReadyLineProps) {
  const { t } = useLanguage();
  const { label, act } = offer(picture);
  return (
    <>
      <LineFace>
        <Picture picture={picture} width={36} />
      </LineFace>
      <LineText upload={upload}>
        {picture.copyOf ? (
          <Filled text={t.media.queue.isCopy} typed={{ name: picture.copyOf.name }} />
        ) : isUntitled(picture) ? (
          t.media.queue.isUntitled
        ) : (
          t.media.queue.isReady
        )}
      </LineText>
      <Button variant="default" size="xs" onClick={act}>
        {label}
      </Button>
    </>
  );
}
