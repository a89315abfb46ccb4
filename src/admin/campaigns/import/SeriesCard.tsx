import { Button, Checkbox, Table, TextInput } from '@mantine/core';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import type { ImportPreview } from '../../../contracts/campaign-import.ts';
import { MAX_IMPORT_SERIES } from '../../../domain/campaign-import/import-values.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { searchKey } from '../../../domain/text/search-key.ts';
import { fill, formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { Typed } from '../../ui/fields/Typed.tsx';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { amountText, countedText, countText } from './import-words.ts';
import { isRefused } from './ProblemNote.tsx';

/** From this many campaigns on, they can be searched. */
const SEARCHED = 12;
/** Rows at first: a report of a large account lists a thousand campaigns, of which a few are this one. */
const FIRST_ROWS = 40;

interface SeriesCardProps {
  preview: ImportPreview;
  ticked: readonly string[] | undefined;
  tick: (keys: string[]) => void;
}

type Series = ImportPreview['series'][number];

/**
 * The campaigns of the file: those that are ticked are imported. Renders nothing without one, as of a report by weeks.
 * @param ticked those of a choice with which the file is being read
 */
export function SeriesCard(props: SeriesCardProps) {
  return props.preview.series.length === 0 ? null : <SeriesTable key={props.preview.sha256} {...props} />;
}

function SeriesTable({
  preview: { series: read, currency, isAudience, isTotal, problem },
  ticked,
  tick,
}: SeriesCardProps) {
  const { locale, t } = useLanguage();
  const words = t.campaignImport.series;
  const [query, setQuery] = useState('');
  const [isWhole, setWhole] = useState(false);
  // A row that was ticked once stays in view, also after it is no longer.
  const [met, setMet] = useState(() => new Set(read.filter(({ chosen }) => chosen).map(({ key }) => key)));
  const series = read.map((one) => ({ ...one, chosen: ticked ? ticked.includes(one.key) : one.chosen }));
  const chosen = series.filter((one) => one.chosen);
  const wanted = searchKey(query);
  const found = wanted === '' ? series : series.filter(({ name }) => searchKey(name).includes(wanted));
  const rows =
    isWhole || found.length <= FIRST_ROWS
      ? found
      : found.filter((one, place) => place < FIRST_ROWS || one.chosen || met.has(one.key));
  const { title, hint, name } = isAudience ? words.audience : words;
  const columns = [!isTotal && words.days, isAudience ? words.audience.plays : [words.cost, words.views]]
    .flat()
    .filter((column) => column !== false);

  const change = (keys: readonly string[], to: boolean) => {
    setMet((before) => new Set([...before, ...keys]));
    const changed = new Set(keys);
    tick(series.filter((one) => (changed.has(one.key) ? to : one.chosen)).map(({ key }) => key));
  };
  // The rows are memoised, so their handler stays the same.
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });
  const toggle = useCallback((key: string, to: boolean) => latest.current([key], to), []);
  const isFull = chosen.length >= MAX_IMPORT_SERIES;
  const foundChosen = found.filter((one) => one.chosen).length;
  const isTooMany = chosen.length + found.length - foundChosen > MAX_IMPORT_SERIES;
  const canSearch = read.length > SEARCHED;
  return (
    <section className="admin-card import-series" aria-label={title}>
      <header className="import-card-head">
        <h2>{title}</h2>
        <p>{hint}</p>
      </header>
      {canSearch && (
        <div className="import-search">
          <TextInput
            type="search"
            label={words.search}
            value={query}
            autoComplete="off"
            onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          />
          {found.length > 0 && (
            <Checkbox
              label={fill(wanted === '' ? words.tickAll : words.tickFound, {
                count: formatNumber(locale, found.length),
              })}
              checked={foundChosen === found.length}
              indeterminate={foundChosen > 0 && foundChosen < found.length}
              disabled={isTooMany && foundChosen < found.length}
              onChange={() =>
                change(
                  found.map(({ key }) => key),
                  foundChosen < found.length,
                )
              }
            />
          )}
          <p className="admin-muted" role="status">
            {fill(words.ticked, {
              count: formatNumber(locale, chosen.length),
              all: formatNumber(locale, read.length),
            })}
            {isTooMany && ` ${fill(words.most, { most: formatNumber(locale, MAX_IMPORT_SERIES) })}`}
          </p>
        </div>
      )}
      {found.length === 0 ? (
        <p className="admin-muted">{words.notFound}</p>
      ) : (
        <ScrollBox label={title}>
          <Table aria-label={title}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{name}</Table.Th>
                {columns.map((column) => (
                  <Table.Th key={column} scope="col" ta="right">
                    {column}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map((one) => (
                <SeriesRow
                  key={one.key}
                  id={one.key}
                  name={one.name || (isAudience ? t.campaignImport.audience.all : words.unnamed)}
                  chosen={one.chosen}
                  disabled={isFull && !one.chosen}
                  cells={cellsOf(locale, one, { currency, isAudience, isTotal }).join('\n')}
                  toggle={toggle}
                />
              ))}
            </Table.Tbody>
          </Table>
        </ScrollBox>
      )}
      {rows.length < found.length && (
        <Button variant="default" onClick={() => setWhole(true)}>
          {countedText(locale, words.others, found.length - rows.length)}
        </Button>
      )}
      {!isAudience && !isRefused(problem) && <p className="admin-muted">{words.remembered}</p>}
    </section>
  );
}

/** The figures of a campaign or a song, in the order of the columns. */
function cellsOf(
  locale: Locale,
  { days, cost, views, plays, currencies }: Series,
  { currency, isAudience, isTotal }: Pick<ImportPreview, 'currency' | 'isAudience' | 'isTotal'>,
): string[] {
  const spent =
    cost === null || currencies.length > 1 ? '–' : amountText(locale, cost, currencies[0] ?? currency);
  return [
    ...(isTotal ? [] : [countText(locale, days)]),
    ...(isAudience ? [countText(locale, plays)] : [spent, countText(locale, views)]),
  ];
}

interface SeriesRowProps {
  id: string;
  name: string;
  chosen: boolean;
  disabled: boolean;
  /** The figures, with line breaks between them. */
  cells: string;
  toggle: (key: string, to: boolean) => void;
}

const SeriesRow = memo(function SeriesRow({ id, name, chosen, disabled, cells, toggle }: SeriesRowProps) {
  return (
    <Table.Tr>
      <Table.Th scope="row">
        <Checkbox
          checked={chosen}
          disabled={disabled}
          label={<Typed>{name}</Typed>}
          onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
        />
      </Table.Th>
      {cells.split('\n').map((cell, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns have an order, and no other name
        <Table.Td key={place} ta="right">
          {cell}
        </Table.Td>
      ))}
    </Table.Tr>
  );
});
