import { ActionIcon } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { MediaDto } from '../../../contracts/media.ts';
import { fill } from '../../../i18n/format.ts';
import { isMissing } from '../../api/call-api.ts';
import { messageOf } from '../../api/error-message.ts';
import { useLanguage } from '../../texts.ts';
import { Glyph } from '../Glyph.tsx';
import { LineFace, LineText } from './LineParts.tsx';
import { pictureQuery } from './media-queries.ts';
import { LostLine, RefusedLine, SendingLine, WaitingLine } from './SentLines.tsx';
import { PreparingLine, ReadyLine, type ReadyOffer } from './StoredLines.tsx';
import { isOpen, type Upload } from './upload-queue.ts';
import { useProblemWords } from './use-problem-words.ts';

interface UploadLineProps {
  upload: Upload;
  offer: (picture: MediaDto) => ReadyOffer;
  remove: () => void;
}

/** One file: its progress or the reason of its failure, the possible actions, and the button that removes the line. */
export function UploadLine({ upload, offer, remove }: UploadLineProps) {
  const { t } = useLanguage();
  const words = t.media.queue;
  const { name } = upload.file;
  return (
    <div className="media-line">
      <Stage upload={upload} offer={offer} />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={30}
        data-remove
        className="media-quiet"
        aria-label={fill(isOpen(upload.state) ? words.cancel : words.remove, { name })}
        onClick={remove}
      >
        <Glyph name="remove" />
      </ActionIcon>
    </div>
  );
}

function Stage({ upload, offer }: Omit<UploadLineProps, 'remove'>) {
  const { t } = useLanguage();
  const { state } = upload;
  const stored = state.kind === 'stored' ? state.picture : undefined;
  const { data: picture, error } = useQuery({ ...pictureQuery(stored ?? ''), enabled: stored !== undefined });
  const sentence = useProblemWords(state.kind === 'refused' && 'code' in state ? state.code : picture?.error);
  switch (state.kind) {
    case 'waiting':
      return <WaitingLine upload={upload} />;
    case 'sending':
      return <SendingLine upload={upload} sent={state.sent} />;
    case 'lost':
      return <LostLine upload={upload} reason={state.error.message} />;
    case 'refused':
      return <RefusedLine upload={upload} reason={'error' in state ? messageOf(state.error, t) : sentence} />;
    case 'stored':
      if (isMissing(error)) return <GoneLine upload={upload} />;
      if (picture?.state === 'failed') return <RefusedLine upload={upload} reason={sentence} />;
      if (picture?.state === 'ready') return <ReadyLine upload={upload} picture={picture} offer={offer} />;
      return <PreparingLine upload={upload} />;
  }
}

function GoneLine({ upload }: { upload: Upload }) {
  const { t } = useLanguage();
  return (
    <>
      <LineFace>
        <Glyph name="trash" />
      </LineFace>
      <LineText upload={upload}>{t.media.queue.isGone}</LineText>
    </>
  );
}
