import { Table } from '@mantine/core';
import type { Ref } from 'react';
import type { ImportPreview } from '../../../contracts/campaign-import.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { fill } from '../../../i18n/format.ts';
import { type AdminTexts, useLanguage } from '../../texts.ts';
import { Typed } from '../../ui/fields/Typed.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { Days } from '../Days.tsx';
import { firstValue } from './first-value.ts';
import { amountText, countedText, countText, moneyText } from './import-words.ts';
import { isRefused } from './ProblemNote.tsx';

interface CardProps {
  preview: ImportPreview;
}

/** What each column of the file becomes; those that are left out are folded, with the reason. */
export function ColumnsCard({ preview }: CardProps) {
  const { locale, t } = useLanguage();
  const words = t.campaignImport.columns;
  const { columns, isAudience } = preview;
  const fields: Record<string, string> = { ...words.fields, ...(isAudience && words.heard) };
  const taken = columns.filter(({ field }) => field !== null);
  // The first row may be of a campaign in another currency than the chosen ones.
  const isMixed = new Set(preview.series.flatMap(({ currencies }) => currencies)).size > 1;
  const currency = isMixed ? null : preview.currency;
  const left = columns.filter(({ field, name }) => field === null && name !== '');
  return (
    <section className="admin-card import-columns" aria-label={words.title}>
      <header className="import-card-head">
        <h2>{words.title}</h2>
        <p>{fill(words.count, { all: columns.length, taken: taken.length })}</p>
      </header>
      <ScrollBox label={words.title}>
        <Table aria-label={words.title}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{words.inFile}</Table.Th>
              <Table.Th scope="col">{words.becomes}</Table.Th>
              <Table.Th scope="col" ta="right">
                {words.first}
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {taken.map((column) => (
              <Table.Tr key={column.field}>
                <Table.Th scope="row">
                  <Typed>{column.name}</Typed>
                </Table.Th>
                <Table.Td>
                  <strong>{column.field && fields[column.field]}</strong>
                </Table.Td>
                <Table.Td ta="right">
                  <Typed>{firstValue(locale, column, { ...preview, currency })}</Typed>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollBox>
      {left.length > 0 && (
        <details className="import-more">
          <summary data-touch>{countedText(locale, words.leftToo, left.length)}</summary>
          <ul>
            {left.map(({ name, reason }, place) => (
              // Two columns of a file may have the same name.
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a file have an order, and no other name
              <li key={place}>
                <Typed>{name}</Typed> <span className="admin-muted">{words.reasons[reason ?? 'unused']}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** The sums of the rows beside the file's own total row, and what will be imported. */
export function SumsCard({
  preview: { sums, currency, rate, chosen, problem, isAudience },
  heading,
}: CardProps & { heading: Ref<HTMLHeadingElement> }) {
  const { locale, t } = useLanguage();
  const words = t.campaignImport.sums;
  const text = (field: string, value: number | null) =>
    field === 'cost' && value !== null ? amountText(locale, value, currency) : countText(locale, value);
  const hasTotal = sums.some(({ total }) => total !== null);
  const isEqual = problem !== 'sums';
  return (
    <section className="admin-card import-sums" aria-label={words.title}>
      <header className="import-card-head">
        <h2 ref={heading} tabIndex={-1}>
          {words.title}
        </h2>
        {hasTotal ? (
          <p data-state={isEqual ? 'good' : 'bad'}>
            <Glyph name={isEqual ? 'done' : 'danger'} /> {isEqual ? words.equal : words.unequal}
          </p>
        ) : (
          <p>{words.none}</p>
        )}
      </header>
      <ScrollBox label={words.title}>
        <Table aria-label={words.title}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{words.figure}</Table.Th>
              {[words.read, words.total, words.gap].map((name) => (
                <Table.Th key={name} scope="col" ta="right">
                  {name}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {sums.map(({ field, read, total }) => (
              <Table.Tr key={field}>
                <Table.Th scope="row">{words.fields[field]}</Table.Th>
                <Table.Td ta="right">{text(field, read)}</Table.Td>
                <Table.Td ta="right">{text(field, total)}</Table.Td>
                <Table.Td ta="right">
                  {total === null ? '–' : text(field, Math.round(((read ?? 0) - total) * 100) / 100)}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollBox>
      <p className="import-chosen">
        <strong>{problem === null ? words.chosen : words.ticked}</strong>
        <span>
          {isAudience ? (
            <strong>{chosen.plays === null ? '–' : countedText(locale, words.plays, chosen.plays)}</strong>
          ) : (
            <>
              <strong>
                {chosen.cost === null || problem === 'currencies'
                  ? '–'
                  : amountText(locale, chosen.cost, rate === null ? currency : 'EUR')}
              </strong>{' '}
              {chosen.views !== null && countedText(locale, words.views, chosen.views)}
            </>
          )}
        </span>
      </p>
    </section>
  );
}

/** The days of the chosen campaigns, as bars, with what is new, replaced, and provisional: of a refused file, none is. */
export function DaysCard({ preview: { days, chosen, replaced, isTotal, problem } }: CardProps) {
  const { locale, t } = useLanguage();
  const words = t.campaignImport.days;
  // Until then, the new sum is not in euros.
  const isPriced = problem !== 'currencies' && problem !== 'currency' && problem !== 'rate';
  const most = Math.max(...days.map(({ cost, plays }) => cost ?? plays ?? 0), 0);
  const fresh = days.filter(({ replaces }) => !replaces).length;
  const provisional = days.filter((day) => day.provisional).length;
  return (
    <section className="admin-card import-days" aria-label={words.title}>
      <header className="import-card-head">
        <h2>{words.title}</h2>
        <p>
          {chosen.from !== null && chosen.to !== null ? (
            <Days from={chosen.from} to={chosen.to} />
          ) : (
            words.none
          )}
        </p>
      </header>
      {days.length > 0 && (
        <div className="import-bars" aria-hidden="true">
          {days.map(({ day, cost, plays, provisional: soft, replaces }) => (
            <span key={day} className="import-bar" data-replaces={replaces || undefined}>
              <span
                className="import-bar-fill"
                data-provisional={soft || undefined}
                style={{ height: `${most === 0 ? 0 : ((cost ?? plays ?? 0) / most) * 100}%` }}
              />
            </span>
          ))}
        </div>
      )}
      {isTotal && <p className="admin-muted">{words.total}</p>}
      {!isRefused(problem) && (
        <ul className="import-facts">
          {fresh > 0 && <li>{countedText(locale, words.fresh, fresh)}</li>}
          {replaced && (
            <li>
              {countedText(locale, words.replaces, replaced.days)}
              {isPriced && (
                <span className="admin-muted">{changeText(locale, t.campaignImport, replaced)}</span>
              )}
            </li>
          )}
          {provisional > 0 && (
            <li>
              {countedText(locale, words.provisional, provisional)}
              <span className="admin-muted">{words.provisionalText}</span>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

/** What the sum of the replaced days becomes. */
function changeText(
  locale: Locale,
  words: AdminTexts['campaignImport'],
  { figure, ...sums }: NonNullable<ImportPreview['replaced']>,
): string {
  const [before, after] = [
    sumText(locale, words, figure, sums.before),
    sumText(locale, words, figure, sums.after),
  ];
  return fill(before === after ? words.days.same : words.days.change, { before, after });
}

/** A sum of days; one that no report has is not zero. */
function sumText(
  locale: Locale,
  { days, sums }: AdminTexts['campaignImport'],
  figure: NonNullable<ImportPreview['replaced']>['figure'],
  value: number | null,
): string {
  if (value === null) return days.unknown;
  return figure === 'cost' ? moneyText(locale, value) : countedText(locale, sums[figure], value);
}
