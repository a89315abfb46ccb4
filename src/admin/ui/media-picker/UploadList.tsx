import { Box, Button, Group } from '@mantine/core';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { MediaDto } from '../../../contracts/media.ts';
import { fill, formatNumber, pluralForm } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { useSteadyRows } from '../list/use-steady-rows.ts';
import { keepPicture, mediaListsKey, pictureQuery } from './media-queries.ts';
import type { ReadyOffer } from './StoredLines.tsx';
import { UploadLine } from './UploadLine.tsx';
import { isOpen, type Upload, uploads } from './upload-queue.ts';

interface UploadListProps {
  offer: (picture: MediaDto) => ReadyOffer;
  /** Returns the element that gets the focus when the last line was removed. */
  fallback: () => HTMLElement | null;
}

const idOf = ({ id }: Upload) => id;

/** The files of the upload queue, one line each. Renders nothing without files. */
export function UploadList({ offer, fallback }: UploadListProps) {
  const { locale, t } = useLanguage();
  const words = t.media.queue;
  const all = useUploads();
  const counts = useUploadCounts(all);
  const { rows, rowProps, area, holding } = useSteadyRows(all, idOf, 'uploads');
  const list = useRef<HTMLUListElement>(null);
  const client = useQueryClient();
  // A picture that became ready changes the library, and a live update may be missed.
  useEffect(() => {
    if (counts.ready + counts.refused > 0) void client.invalidateQueries({ queryKey: mediaListsKey });
  }, [client, counts.ready, counts.refused]);

  if (rows.length === 0) return null;
  const count = (forms: { one: string; other: string }, of: number) =>
    fill(pluralForm(locale, forms, of), { count: formatNumber(locale, of) });
  const busy = all.some(({ state }) => isOpen(state));
  /** Moves the focus from a removed line to the next one; while a pointer holds the rows, `useSteadyRows` does it. */
  const moveFocus = (id: string) => {
    if (holding) return;
    const lines = [...(list.current?.children ?? [])] as HTMLElement[];
    const at = lines.findIndex(({ dataset }) => dataset['upload'] === id);
    const next = lines[at + 1] ?? lines[at - 1];
    (next?.querySelector<HTMLElement>('[data-remove]') ?? fallback())?.focus();
  };
  return (
    <section className="admin-card media-queue" aria-label={words.label} {...area}>
      <Group className="media-queue-head" wrap="nowrap" justify="space-between" mih={30}>
        <p role="status">
          <strong>{count(words.files, all.length)}</strong>{' '}
          <Box component="span" c="dimmed">
            {(Object.keys(counts) as (keyof typeof counts)[])
              .filter((name) => counts[name] > 0)
              .map((name) => count(words[name], counts[name]))
              .join(', ')}
          </Box>
        </p>
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          className="media-quiet"
          onClick={() => {
            if (busy) uploads.stopAll();
            else uploads.clear();
            if (!holding) fallback()?.focus();
          }}
        >
          {busy ? words.stopAll : words.clear}
        </Button>
      </Group>
      <ul ref={list} className="media-lines">
        {rows.map((upload) => (
          <li key={upload.id} data-upload={upload.id} {...rowProps(upload)}>
            <UploadLine
              upload={upload}
              offer={offer}
              remove={() => {
                moveFocus(upload.id);
                uploads.remove(upload.id);
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The stages of files that the head of the list counts, in the order in which it shows them. */
interface UploadCounts {
  ready: number;
  sending: number;
  waiting: number;
  preparing: number;
  refused: number;
  lost: number;
}

/** Counts the files of each stage. Pictures that are being prepared are polled until they are ready. */
function useUploadCounts(all: readonly Upload[]): UploadCounts {
  const ids = all.flatMap(({ state }) => (state.kind === 'stored' ? [state.picture] : []));
  const pictures = useQueries({ queries: ids.map((id) => pictureQuery(id)) });
  const stored = new Map(ids.map((id, at) => [id, pictures[at]?.data]));
  const stages = all.map((upload) => stageOf(upload, stored));
  const of = (stage: keyof UploadCounts) => stages.filter((one) => one === stage).length;
  return {
    ready: of('ready'),
    sending: of('sending'),
    waiting: of('waiting'),
    preparing: of('preparing'),
    refused: of('refused'),
    lost: of('lost'),
  };
}

function stageOf({ state }: Upload, stored: Map<string, MediaDto | undefined>): keyof UploadCounts {
  if (state.kind !== 'stored') return state.kind;
  const picture = stored.get(state.picture);
  if (picture?.state === 'failed') return 'refused';
  return picture?.state === 'ready' ? 'ready' : 'preparing';
}

/** The files of the queue. Puts stored pictures into the cache, and makes the browser ask before an upload is interrupted. */
function useUploads(): readonly Upload[] {
  const client = useQueryClient();
  const all = useSyncExternalStore(uploads.subscribe, uploads.all);
  useEffect(() => {
    const stop = uploads.onStored((picture) => keepPicture(client, picture));
    return () => void stop();
  }, [client]);
  const busy = all.some(({ state }) => isOpen(state));
  useEffect(() => {
    if (!busy) return;
    const onClose = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onClose);
    return () => window.removeEventListener('beforeunload', onClose);
  }, [busy]);
  return all;
}
