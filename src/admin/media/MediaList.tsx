import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { MediaDto } from '../../contracts/media.ts';
import { mediaParts, UNDO_DAYS } from '../../domain/media/picture.ts';
import { fill, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Empty } from '../ui/feedback/Empty.tsx';
import { FilterForm } from '../ui/fields/FilterForm.tsx';
import { FilterInputs } from '../ui/list/FilterInputs.tsx';
import { ListBody } from '../ui/list/ListBody.tsx';
import { LoadingTiles } from '../ui/media-picker/LoadingTiles.tsx';
import { PictureTile } from '../ui/media-picker/PictureTile.tsx';
import { SortMenu } from '../ui/SortMenu.tsx';
import type { MediaListView } from './media-list.tsx';
import { useDeletion } from './use-deletion.tsx';
import { tileId, usePicturePlace } from './use-picture-place.ts';

interface MediaListProps {
  list: MediaListView;
  /** Rendered if the library has no picture. */
  empty: ReactNode;
}

/** The library under the filters of the URL: search, parts, order, tiles, pages. */
export function MediaList({ list, empty }: MediaListProps) {
  const { t } = useLanguage();
  const { open, linkTo, linkState } = usePicturePlace();
  const { state, page } = list;
  const isNew = page !== undefined && page.counts.all + page.counts.deleted === 0 && list.active.length === 0;
  if (isNew && !list.isPlaceholderData) return empty;
  return (
    <Stack>
      <Group className="media-filters" gap={8}>
        <FilterForm className="media-find">
          <FilterInputs list={list} names={['q', 'origin']} />
        </FilterForm>
        <Parts list={list} />
        <SortMenu names={t.media.sorts} sorting={state} change={list.set} />
      </Group>
      <ListBody
        list={list}
        className="media-tiles-area"
        sizeLabel={t.media.perPage}
        waiting={<LoadingTiles />}
        empty={<NoneHere list={list} />}
        none={{ instead: <NoneHere list={list} /> }}
      >
        <ul className="media-tiles">
          {list.rows.map((picture) => (
            <li key={picture.id} {...list.rowProps(picture)}>
              <Link
                id={tileId(picture.id)}
                className="media-tile"
                to={linkTo(picture.id)}
                state={linkState}
                replace={open !== undefined}
                {...(open === picture.id && { 'aria-current': 'true' as const })}
              >
                <PictureTile picture={picture} />
              </Link>
              {picture.state === 'failed' && picture.deletedAt === null && <RemoveFailed picture={picture} />}
            </li>
          ))}
        </ul>
      </ListBody>
    </Stack>
  );
}

/** Deletes a file that could not be converted, without opening its panel. */
function RemoveFailed({ picture }: { picture: MediaDto }) {
  const words = useLanguage().t.media.tile;
  const deletion = useDeletion(() => document.getElementById('section')?.focus({ preventScroll: true }));
  return (
    <Button
      variant="default"
      size="xs"
      aria-label={fill(words.removeFailed, { name: picture.name })}
      loading={deletion.isPending}
      onClick={() => deletion.mutate(picture)}
    >
      {words.removeShort}
    </Button>
  );
}

/** Explains why a part of the library or a search has no pictures, with a link to the existing ones. */
function NoneHere({ list }: { list: MediaListView }) {
  const { t } = useLanguage();
  const words = t.media.none;
  const { use, q } = list.state;
  const { title, text } = q !== '' || use === 'all' ? words.search : words[use];
  return (
    <Empty title={title} text={fill(text, { days: UNDO_DAYS })}>
      <div className="admin-actions">
        {q !== '' && (
          <Button variant="default" onClick={() => list.set({ q: '' })}>
            {t.media.filter.clear}
          </Button>
        )}
        {use !== 'all' && (
          <Button variant="default" onClick={() => list.set({ use: 'all', q: '' })}>
            {t.media.filter.showAll}
          </Button>
        )}
      </div>
    </Empty>
  );
}

/** A link for each part of the library, with the number of its pictures under the present search. */
function Parts({ list }: { list: MediaListView }) {
  const { locale, t } = useLanguage();
  const { state, addressOf, page } = list;
  return (
    <nav className="media-parts" aria-label={t.media.filter.parts}>
      {mediaParts.map((part) => (
        <Link
          data-touch
          key={part}
          to={{ search: addressOf({ use: part, page: 1 }) }}
          {...(state.use === part && { 'aria-current': 'page' as const })}
        >
          {t.media.parts[part]}{' '}
          <span className="admin-figure">{page && formatNumber(locale, page.counts[part])}</span>
        </Link>
      ))}
    </nav>
  );
}
