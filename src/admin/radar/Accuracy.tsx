import { Flex, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { RadarAccuracy } from '../../contracts/radar.ts';
import { SETTLED_AFTER_WEEKS } from '../../domain/planner/scoring-constants.ts';
import { dateFormat, fill, formatDayOfMonth, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Failed } from '../ui/feedback/Failed.tsx';
import { Waiting } from '../ui/feedback/Waiting.tsx';
import { accuracyQuery } from './radar-queries.ts';
import { type OpenCell, placeOf, type RadarPlace } from './use-radar-place.ts';
import { useRowNames } from './use-row-names.ts';

/** The predictions of past Fridays, beside the counted releases. */
export function Accuracy({ place, row }: { place: RadarPlace; row: OpenCell['row'] }) {
  const { locale, t } = useLanguage();
  const nameOf = useRowNames();
  const words = t.radar.accuracy;
  const { genre, territory } = placeOf(place, row);
  const { data, error, refetch } = useQuery(accuracyQuery({ genre, territory }));
  const weeks = formatNumber(locale, SETTLED_AFTER_WEEKS);
  return (
    <section className="admin-card radar-card" aria-labelledby="radar-accuracy">
      <h2 id="radar-accuracy">{words.title}</h2>
      {!data && (error ? <Failed error={error} retry={refetch} /> : <Waiting />)}
      {data?.fridays.length === 0 && <p className="admin-muted">{fill(words.none, { weeks })}</p>}
      {data && data.fridays.length > 0 && (
        <>
          <p className="admin-muted">
            {fill(words.text, { row: nameOf(genre), territory: nameOf(territory), weeks })}{' '}
            {fill(words.inside, {
              inside: formatNumber(locale, data.inside),
              total: formatNumber(locale, data.fridays.length),
            })}
          </p>
          <Pairs fridays={data.fridays} />
          <p className="radar-pairs-legend">
            <i data-kind="predicted" /> {words.predicted} <i data-kind="counted" /> {words.counted}
          </p>
          <details>
            <summary>{words.table}</summary>
            <table className="radar-table" aria-label={words.table}>
              <thead>
                <tr>
                  <th scope="col">{words.friday}</th>
                  <th scope="col">{words.predicted}</th>
                  <th scope="col">{words.range}</th>
                  <th scope="col">{words.counted}</th>
                </tr>
              </thead>
              <tbody>
                {data.fridays.map(({ friday, predicted, range: [low, high], counted }) => (
                  <tr key={friday}>
                    <th scope="row">{formatDayOfMonth(locale, friday)}</th>
                    <td>{formatNumber(locale, predicted)}</td>
                    <td>
                      {formatNumber(locale, low)}–{formatNumber(locale, high)}
                    </td>
                    <td>{formatNumber(locale, counted)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </section>
  );
}

/** Two bars a Friday on one scale: an outline for the prediction, a solid one for the count. The table says the same. */
function Pairs({ fridays }: Pick<RadarAccuracy, 'fridays'>) {
  const { locale } = useLanguage();
  const month = dateFormat(locale, { month: 'short', timeZone: 'UTC' });
  const isNewMonth = (index: number) =>
    fridays[index]?.friday.slice(0, 7) !== fridays[index - 1]?.friday.slice(0, 7);
  const highest = Math.max(1, ...fridays.flatMap(({ predicted, counted }) => [predicted, counted]));
  return (
    <Group className="radar-pairs" gap="sm" align="flex-end" wrap="nowrap" mt="md" h={144} aria-hidden="true">
      {fridays.map(({ friday, predicted, counted }, index) => (
        <Flex component="span" gap={2} align="end" pb={38} h="100%" flex="1" pos="relative" key={friday}>
          <i data-kind="predicted" style={{ '--share': predicted / highest } as React.CSSProperties} />
          <i data-kind="counted" style={{ '--share': counted / highest } as React.CSSProperties} />
          <small>
            {Number(friday.slice(8))}
            {isNewMonth(index) && <b>{month.format(Date.parse(friday))}</b>}
          </small>
        </Flex>
      ))}
    </Group>
  );
}
