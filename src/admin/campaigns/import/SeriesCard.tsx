import { Checkbox, Table } from '@mantine/core';
import type { ImportPreview } from '../../../contracts/campaign-import.ts';
import { useLanguage } from '../../texts.ts';
import { Typed } from '../../ui/fields/Typed.tsx';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { amountText, countText } from './import-words.ts';

interface SeriesCardProps {
  preview: ImportPreview;
  ticked: readonly string[] | undefined;
  tick: (keys: string[]) => void;
}

/**
 * The campaigns of the file: those that are ticked are imported. Renders nothing without one, as of a report by weeks.
 * @param ticked those of a choice with which the file is being read
 */
export function SeriesCard({
  preview: { series: read, currency, isAudience, isTotal },
  ticked,
  tick,
}: SeriesCardProps) {
  const { locale, t } = useLanguage();
  const words = t.campaignImport.series;
  if (read.length === 0) return null;
  const series = read.map((one) => ({ ...one, chosen: ticked ? ticked.includes(one.key) : one.chosen }));
  const { title, hint, name } = isAudience ? words.audience : words;
  const unnamed = isAudience ? t.campaignImport.audience.all : words.unnamed;
  const columns = [!isTotal && words.days, isAudience ? words.audience.plays : [words.cost, words.views]]
    .flat()
    .filter((column) => column !== false);
  const toggle = (key: string, chosen: boolean) =>
    tick(series.filter((one) => (one.key === key ? chosen : one.chosen)).map((one) => one.key));
  return (
    <section className="admin-card import-series" aria-label={title}>
      <header className="import-card-head">
        <h2>{title}</h2>
        <p>{hint}</p>
      </header>
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
            {series.map(({ key, name, days, cost, views, plays, chosen, currencies }) => (
              <Table.Tr key={key}>
                <Table.Th scope="row">
                  <Checkbox
                    checked={chosen}
                    label={<Typed>{name || unnamed}</Typed>}
                    onChange={({ currentTarget }) => toggle(key, currentTarget.checked)}
                  />
                </Table.Th>
                {!isTotal && <Table.Td ta="right">{countText(locale, days)}</Table.Td>}
                {isAudience ? (
                  <Table.Td ta="right">{countText(locale, plays)}</Table.Td>
                ) : (
                  <>
                    <Table.Td ta="right">
                      {cost === null || currencies.length > 1
                        ? '–'
                        : amountText(locale, cost, currencies[0] ?? currency)}
                    </Table.Td>
                    <Table.Td ta="right">{countText(locale, views)}</Table.Td>
                  </>
                )}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollBox>
      {!isAudience && <p className="admin-muted">{words.remembered}</p>}
    </section>
  );
}
