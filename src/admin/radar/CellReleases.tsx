import { Box } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { RadarDto, RadarReleases } from '../../contracts/radar.ts';
import { fill, formatDayOfMonth, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Failed } from '../ui/feedback/Failed.tsx';
import { Waiting } from '../ui/feedback/Waiting.tsx';
import { Typed } from '../ui/fields/Typed.tsx';
import { ScrollBox } from '../ui/ScrollBox.tsx';
import { Moment } from '../ui/time/Moment.tsx';
import { releasesQuery } from './radar-queries.ts';
import { type OpenCell, placeOf, type RadarPlace } from './use-radar-place.ts';
import { useRowNames } from './use-row-names.ts';

interface CellReleasesProps {
  radar: RadarDto;
  place: RadarPlace;
  cell: OpenCell | undefined;
}

/** The releases of the open cell, each with its class, the reason of the class, the day it was first seen, and its record. */
export function CellReleases({ radar, place, cell }: CellReleasesProps) {
  const { t } = useLanguage();
  const card = useRef<HTMLElement>(null);
  // On page load, the cell of the URL is not scrolled into view: the reader starts at the top.
  const name = cell && `${cell.row} ${cell.friday}`;
  const shown = useRef(name);
  const show = useEffectEvent(() => {
    if (shown.current === name) return;
    shown.current = name;
    card.current?.scrollIntoView({ block: 'nearest' });
  });
  if (!cell) return <p className="admin-muted radar-choose">{t.radar.cell.choose}</p>;
  return (
    <section ref={card} className="admin-card radar-card">
      <Open radar={radar} place={place} cell={cell} loaded={show} />
    </section>
  );
}

interface OpenProps {
  radar: RadarDto;
  place: RadarPlace;
  cell: OpenCell;
  /** Whether the releases of the cell are loaded. */
  loaded: () => void;
}

function Open({ radar, place, cell, loaded }: OpenProps) {
  const { locale, t } = useLanguage();
  const nameOf = useRowNames();
  const words = t.radar.cell;
  const { data, error, refetch } = useQuery(
    releasesQuery({ ...placeOf(place, cell.row), friday: cell.friday }),
  );
  const tell = useEffectEvent(loaded);
  useEffect(() => {
    if (data) tell();
  }, [data]);
  const column = radar.fridays.findIndex(({ friday }) => friday === cell.friday);
  const counts = radar.rows.find(({ key }) => key === cell.row)?.cells[column];
  const title = fill(words.title, { row: nameOf(cell.row), day: formatDayOfMonth(locale, cell.friday) });
  return (
    <>
      <header className="radar-head" aria-live="polite">
        <h2>{title}</h2>
        {counts && (
          <p className="admin-muted">
            {counts.basis === 'calendar'
              ? words.unmeasured
              : fill(words.counts, {
                  known: formatNumber(locale, counts.known),
                  expected: formatNumber(locale, counts.expected),
                  low: formatNumber(locale, counts.range[0]),
                  high: formatNumber(locale, counts.range[1]),
                })}
          </p>
        )}
      </header>
      {!data && (error ? <Failed error={error} retry={refetch} /> : <Waiting />)}
      {data?.items.length === 0 && <p className="admin-muted">{words.none}</p>}
      {data && data.items.length > 0 && (
        <ScrollBox label={title} tall>
          <Box className="radar-releases" component="ul" fz={14}>
            {data.items.map((release, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an artist may have two releases of one title
              <Release key={`${index} ${release.artist}`} release={release} />
            ))}
          </Box>
        </ScrollBox>
      )}
      {data && data.items.length < data.total && (
        <p className="admin-muted">
          {fill(words.more, {
            count: formatNumber(locale, data.items.length),
            total: formatNumber(locale, data.total),
          })}
        </p>
      )}
    </>
  );
}

function Release({ release }: { release: RadarReleases['items'][number] }) {
  const words = useLanguage().t.radar.cell;
  const { artist, title, kind, releaseClass, reason, label, url, firstSeenAt } = release;
  const named = reason === 'known_artist' && label !== null ? 'known_label' : reason;
  const [before, after] = words.seen.split('{day}');
  return (
    <li>
      <p>
        <strong>
          <Typed>{artist}</Typed>
        </strong>
        , <Typed>{title}</Typed>, {words.kinds[kind]}{' '}
        <span className="radar-class" data-class={releaseClass}>
          {words.classes[releaseClass]}
        </span>
        <span className="radar-seen admin-muted">
          {before}
          <Moment at={firstSeenAt.slice(0, 10)} />
          {after}
        </span>
      </p>
      <p className="admin-muted">
        {fill(words.reasons[named], { label: label ?? '' })}
        {url && (
          <>
            .{' '}
            <a href={url} target="_blank" rel="noreferrer">
              {words.record}
            </a>
          </>
        )}
      </p>
    </li>
  );
}
