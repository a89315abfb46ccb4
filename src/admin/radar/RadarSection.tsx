import { NativeSelect, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { RadarDto } from '../../contracts/radar.ts';
import { mayManage } from '../../domain/account/role.ts';
import { genres, territories } from '../../domain/planner/inputs.ts';
import { fill, formatNumber } from '../../i18n/format.ts';
import { useMay } from '../api/use-account.ts';
import { useLanguage } from '../texts.ts';
import { Empty } from '../ui/feedback/Empty.tsx';
import { Failed } from '../ui/feedback/Failed.tsx';
import { Waiting } from '../ui/feedback/Waiting.tsx';
import { Heading } from '../ui/Heading.tsx';
import { Moment } from '../ui/time/Moment.tsx';
import { Accuracy } from './Accuracy.tsx';
import { CellReleases } from './CellReleases.tsx';
import { HeatMap } from './HeatMap.tsx';
import { radarQuery } from './radar-queries.ts';
import { Sources } from './Sources.tsx';
import { useRadarPlace } from './use-radar-place.ts';
import { useRowNames } from './use-row-names.ts';
import './radar.css';

const weeksShown = ['14', '26'];

/** The coming Fridays as a heat map, the releases of a cell, predicted against counted, and the sources. */
export function RadarSection() {
  const { locale, t } = useLanguage();
  const { place, cell, show, open } = useRadarPlace();
  const { data, error, refetch } = useQuery(radarQuery(place));
  const nameOf = useRowNames();
  const words = t.radar;
  const maySwitch = useMay(mayManage);
  const isByGenre = place.by === 'genre';
  const options = (isByGenre ? territories : genres).map((value) => ({ value, label: nameOf(value) }));
  return (
    <div className="radar">
      <Heading
        actions={
          <>
            <span className="admin-muted">{data && <Fetched at={data.fetchedAt} />}</span>
            <SegmentedControl
              aria-label={words.rows}
              data={[
                { value: 'genre', label: words.byGenre },
                { value: 'territory', label: words.byTerritory },
              ]}
              value={place.by}
              onChange={(by) => show({ by: by as typeof place.by })}
            />
            <NativeSelect
              aria-label={isByGenre ? words.territory : words.genre}
              data={options}
              value={isByGenre ? place.territory : place.genre}
              onChange={({ currentTarget: { value } }) =>
                show(isByGenre ? { territory: value } : { genre: value })
              }
            />
            <NativeSelect
              aria-label={words.weeks}
              data={weeksShown.map((value) => ({
                value,
                label: fill(words.weeksShown, { count: formatNumber(locale, Number(value)) }),
              }))}
              value={String(place.weeks)}
              onChange={({ currentTarget: { value } }) => show({ weeks: value })}
            />
          </>
        }
      >
        {t.sections.radar}
      </Heading>
      {!data && (error ? <Failed error={error} retry={refetch} /> : <Waiting />)}
      {data && isUnmeasured(data) && (
        <Empty title={words.empty.title} text={maySwitch ? words.empty.text : words.empty.ask} />
      )}
      {data && !isUnmeasured(data) && (
        <div className="admin-stack">
          {data.sample && <p className="radar-sample">{words.sample}</p>}
          <HeatMap radar={data} cell={cell} open={open} />
          <div className="radar-pair">
            <CellReleases radar={data} place={place} cell={cell} />
            <Accuracy place={place} row={cell?.row ?? (isByGenre ? place.genre : place.territory)} />
          </div>
        </div>
      )}
      {maySwitch && <Sources />}
    </div>
  );
}

/** Whether no Friday has a figure, so that the map would contain only dashes. */
const isUnmeasured = ({ rows }: RadarDto): boolean =>
  rows.every(({ cells }) => cells.every(({ expected, known }) => expected === 0 && known === 0));

function Fetched({ at }: { at: string | null }) {
  const words = useLanguage().t.radar;
  if (at === null) return words.never;
  const [before, after] = words.fetched.split('{moment}');
  return (
    <>
      {before}
      <Moment at={at} show="full" />
      {after}
    </>
  );
}
