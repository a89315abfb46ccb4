import { Button, Group, Modal, NativeSelect } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { pageSizes } from '../../../domain/list/list-parameters.ts';
import { mediaOrigins } from '../../../domain/media/picture.ts';
import { callApi } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { Empty } from '../feedback/Empty.tsx';
import { Failed } from '../feedback/Failed.tsx';
import { DelayedInput } from '../fields/DelayedInput.tsx';
import { AddPictures } from './AddPictures.tsx';
import { DropTarget } from './DropTarget.tsx';
import { LoadingTiles } from './LoadingTiles.tsx';
import { mediaListsKey } from './media-queries.ts';
import { originOptions } from './origin-options.ts';
import { PictureTile } from './PictureTile.tsx';
import { UploadList } from './UploadList.tsx';
import { uploads } from './upload-queue.ts';
import { useFileDrop } from './use-file-drop.ts';

interface PickerDialogProps {
  value: string | null;
  choose: (picture: string) => void;
  close: () => void;
}

/** The library as a dialog: a click on a picture chooses it, and new pictures can be added. */
export function PickerDialog({ value, choose, close }: PickerDialogProps) {
  const { t } = useLanguage();
  const words = t.media;
  // Loads these texts now: loading them at the first rejected upload would suspend the dialog.
  void t.mediaErrors;
  const [q, setSearch] = useState('');
  // Without pictures of the blog, which would push the others off the first page.
  const [origin, setOrigin] = useState<string>(mediaOrigins[0]);
  const [pageSize, setPageSize] = useState<number>(pageSizes[0]);
  const add = useRef<HTMLButtonElement>(null);
  const over = useFileDrop(uploads.add);
  const query = new URLSearchParams({
    ...(q !== '' && { q }),
    ...(origin !== '' && { origin }),
    pageSize: String(pageSize),
  });
  const { data, error, refetch, isPending } = useQuery({
    queryKey: [...mediaListsKey, 'picker', String(query)],
    queryFn: ({ signal }) => callApi('GET /media', { query, signal }),
    placeholderData: keepPreviousData,
  });
  const larger = pageSizes.find((size) => size > pageSize);
  return (
    <Modal
      opened
      onClose={close}
      returnFocus={false}
      size="56rem"
      title={words.picker.title}
      classNames={{ body: 'media-picker-body' }}
    >
      <Group className="media-picker-bar" gap="sm" align="stretch" justify="space-between">
        <DelayedInput
          type="search"
          label={words.filter.search}
          placeholder={words.filter.search}
          bare
          maxLength={120}
          value={q}
          onChange={setSearch}
        />
        <NativeSelect
          size="sm"
          aria-label={words.origin.label}
          value={origin}
          data={originOptions(t)}
          onChange={({ currentTarget }) => setOrigin(currentTarget.value)}
        />
        <AddPictures ref={add} variant="default" label={words.add} add={uploads.add} />
      </Group>
      <UploadList
        offer={({ id }) => ({ label: words.queue.choose, act: () => choose(id) })}
        fallback={() => add.current}
      />
      {isPending && <LoadingTiles />}
      {error && <Failed error={error} retry={refetch} />}
      {data?.items.length === 0 && (
        <Empty
          title={q === '' ? words.empty.title : words.none.search.title}
          text={q === '' ? words.formats : words.none.search.text}
        />
      )}
      <ul className="media-tiles">
        {data?.items
          .filter(({ state }) => state === 'ready')
          .map((picture) => (
            <li key={picture.id}>
              <button
                type="button"
                className="media-tile"
                aria-pressed={picture.id === value}
                onClick={() => choose(picture.id)}
              >
                <PictureTile picture={picture} />
              </button>
            </li>
          ))}
      </ul>
      {larger !== undefined && (data?.total ?? 0) > pageSize && (
        <Button variant="default" onClick={() => setPageSize(larger)}>
          {words.picker.loadMore}
        </Button>
      )}
      {over && <DropTarget />}
    </Modal>
  );
}
