import { Box, Button, Flex } from '@mantine/core';
import { useRef } from 'react';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { Typed } from '../fields/Typed.tsx';
import { Glyph } from '../Glyph.tsx';
import { sentText } from './file-size.ts';
import { LineFace, LineText } from './LineParts.tsx';
import { ACCEPT } from './refusal.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { type Upload, uploads } from './upload-queue.ts';

/** The lines of files that are not on the server: waiting, being sent, rejected, lost. */

interface LineProps {
  upload: Upload;
}

export function WaitingLine({ upload }: LineProps) {
  const { t } = useLanguage();
  return (
    <>
      <LineFace>
        <Glyph name="picture" />
      </LineFace>
      <LineText upload={upload}>{t.media.queue.isWaiting}</LineText>
    </>
  );
}

export function SendingLine({ upload, sent }: LineProps & { sent: number }) {
  const { locale, t } = useLanguage();
  const words = t.media.queue;
  const { name, size } = upload.file;
  const percent = (sent / size) * 100;
  return (
    <>
      <LineFace>
        <Thumbnail file={upload.file} />
      </LineFace>
      <Flex component="span" direction="column" gap={2}>
        <Box className="admin-truncated" component="span" fw={550} fz={14}>
          <Typed>{name}</Typed>
        </Box>
        <span
          className="media-line-bar"
          role="progressbar"
          aria-label={fill(words.progress, { name })}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.floor(percent)}
          aria-valuetext={sentText(locale, t, sent, size)}
        >
          <span style={{ width: `${percent}%` }} />
        </span>
      </Flex>
      <Box className="media-line-bytes admin-figure" component="span" ta="right">
        {sent >= size ? words.isSent : sentText(locale, t, sent, size)}
      </Box>
    </>
  );
}

/** `reason` is empty if there was no response. */
export function LostLine({ upload, reason }: LineProps & { reason: string }) {
  const { t } = useLanguage();
  const words = t.media.queue;
  return (
    <>
      <LineFace tone="warning">
        <Glyph name="warning" />
      </LineFace>
      <LineText upload={upload} tone="warning">
        {reason || words.isLost}
      </LineText>
      <Button variant="default" size="xs" onClick={() => uploads.retry(upload.id)}>
        {words.retry}
      </Button>
    </>
  );
}

/** With a button that replaces it by another file. */
export function RefusedLine({ upload, reason }: LineProps & { reason: string | undefined }) {
  const { t } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <LineFace tone="danger">
        <Glyph name="danger" />
      </LineFace>
      <LineText upload={upload} tone="danger">
        {reason}
      </LineText>
      <Button variant="default" size="xs" onClick={() => input.current?.click()}>
        {t.media.queue.other}
      </Button>
      <input
        ref={input}
        type="file"
        accept={ACCEPT}
        hidden
        onChange={({ currentTarget }) => {
          uploads.replace(upload.id, [...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
