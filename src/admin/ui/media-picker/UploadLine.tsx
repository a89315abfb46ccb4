import { ActionIcon, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import type { MediaDto } from '../../../contracts/media.ts';
import { fill } from '../../../i18n/format.ts';
import { isMissing } from '../../api/call-api.ts';
import { messageOf } from '../../api/error-message.ts';
import { useLanguage } from '../../texts.ts';
import { Typed } from '../Typed.tsx';
import { sentText } from './file-size.ts';
import { MediaIcon } from './MediaIcon.tsx';
import { Meter } from './Meter.tsx';
import { pictureQuery } from './media-queries.ts';
import { Picture } from './Picture.tsx';
import { ACCEPT } from './refusal.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { isUntitled } from './untitled.ts';
import { isOpen, type Upload, uploads } from './upload-queue.ts';
import { useProblemWords } from './use-problem-words.ts';

/** The button that a line offers once its picture is ready. */
export interface ReadyOffer {
  label: string;
  act: () => void;
}

interface UploadLineProps {
  upload: Upload;
  offer: (picture: MediaDto) => ReadyOffer;
  remove: () => void;
}

/** One file: how far it is, why it was refused or lost, and what can be done about it. */
export function UploadLine({ upload, offer, remove }: UploadLineProps) {
  const { locale, t } = useLanguage();
  const words = t.media.queue;
  const { file, state } = upload;
  const stored = state.kind === 'stored' ? state.picture : undefined;
  const { data: picture, error } = useQuery({ ...pictureQuery(stored ?? ''), enabled: stored !== undefined });
  const problem = state.kind === 'refused' && 'code' in state ? state.code : picture?.error;
  const sentence = useProblemWords(problem);
  const name = <Typed>{file.name}</Typed>;

  const line = (said: ReactNode, tone?: 'danger' | 'warning') => (
    <span className="media-line-text">
      <span className="media-line-name">{name}</span>
      <span className="media-line-said" {...(tone && { 'data-tone': tone })}>
        {said}
      </span>
    </span>
  );
  const face = (tone?: 'danger' | 'warning') => (
    <span className="media-line-face" {...(tone && { 'data-tone': tone })}>
      {tone ? <MediaIcon name={tone} /> : <Thumbnail file={file} />}
    </span>
  );

  const body = () => {
    if (state.kind === 'refused' || picture?.state === 'failed') {
      const said = problem ? sentence : 'error' in state && messageOf(state.error, t);
      return (
        <>
          {face('danger')}
          {line(said, 'danger')}
          <OtherFile replace={upload.id} />
        </>
      );
    }
    if (state.kind === 'lost')
      return (
        <>
          {face('warning')}
          {line(state.error.message || words.isLost, 'warning')}
          <Button variant="default" size="xs" onClick={() => uploads.retry(upload.id)}>
            {words.retry}
          </Button>
        </>
      );
    if (state.kind === 'waiting')
      return (
        <>
          <span className="media-line-face">
            <MediaIcon name="picture" />
          </span>
          {line(words.isWaiting)}
        </>
      );
    if (state.kind === 'sending') {
      const sent = state.sent >= file.size;
      return (
        <>
          {face()}
          <span className="media-line-text">
            <span className="media-line-name">{name}</span>
            <span
              className="media-line-bar"
              role="progressbar"
              aria-label={fill(words.progress, { name: file.name })}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={Math.floor((state.sent / file.size) * 100)}
              aria-valuetext={sentText(locale, t, state.sent, file.size)}
            >
              <span style={{ width: `${(state.sent / file.size) * 100}%` }} />
            </span>
          </span>
          <span className="media-line-bytes">
            {sent ? words.isSent : sentText(locale, t, state.sent, file.size)}
          </span>
        </>
      );
    }
    if (isMissing(error)) return line(words.isGone);
    if (picture?.state !== 'ready')
      return (
        <>
          {face()}
          {line(words.isPreparing)}
          <Meter />
        </>
      );
    const { label, act } = offer(picture);
    return (
      <>
        <span className="media-line-face">
          <Picture picture={picture} width={36} />
        </span>
        {line(isUntitled(picture) ? words.isUntitled : words.isReady)}
        <Button variant="default" size="xs" onClick={act}>
          {label}
        </Button>
      </>
    );
  };
  return (
    <div className="media-line">
      {body()}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={30}
        data-remove
        className="media-quiet"
        aria-label={fill(isOpen(state) ? words.cancel : words.remove, { name: file.name })}
        onClick={remove}
      >
        <MediaIcon name="remove" />
      </ActionIcon>
    </div>
  );
}

/** Takes another file in the place of one that was refused. */
function OtherFile({ replace }: { replace: string }) {
  const { t } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="default" size="xs" onClick={() => input.current?.click()}>
        {t.media.queue.other}
      </Button>
      <input
        ref={input}
        type="file"
        accept={ACCEPT}
        hidden
        onChange={({ currentTarget }) => {
          uploads.replace(replace, [...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
