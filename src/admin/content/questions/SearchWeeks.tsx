import { Table } from '@mantine/core';
import type { SearchWeek } from '../../../contracts/kept-questions.ts';
import { LEAST_FOR_RATE } from '../../../domain/landing/counts/rate-interval.ts';
import { formatNumber, formatPercent } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { useMoments } from '../../ui/time/use-moments.ts';

/** What the search of the site found, by week, the newest first; nothing while no search was counted. */
export function SearchWeeks({ weeks }: { weeks: readonly SearchWeek[] }) {
  const { locale, t } = useLanguage();
  const words = t.questions.searches;
  const moments = useMoments();
  const rows = weeks
    .map((week) => ({ ...week, all: week.answer + week.near + week.none }))
    .filter(({ all, yes, no, next }) => all + yes + no + next > 0)
    .reverse();
  if (rows.length === 0) return null;
  const number = (count: number) => formatNumber(locale, count);
  return (
    <section aria-labelledby="searches">
      <h2 id="searches">{words.title}</h2>
      <p className="admin-muted">{words.text}</p>
      <ScrollBox label={words.title}>
        <Table className="search-weeks">
          <Table.Thead>
            <Table.Tr>
              {Object.entries(words.columns).map(([key, label]) => (
                <Table.Th key={key} scope="col">
                  {label}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ monday, all, answer, near, none, yes, no, next }) => (
              <Table.Tr key={monday}>
                <Table.Th scope="row">{moments.day(monday)}</Table.Th>
                <Table.Td>{number(all)}</Table.Td>
                <Table.Td>{number(answer)}</Table.Td>
                <Table.Td>{number(near)}</Table.Td>
                <Table.Td>{number(none)}</Table.Td>
                {/* The share of a few searches says nothing. */}
                <Table.Td>
                  {all < LEAST_FOR_RATE ? '–' : formatPercent(locale, Math.round((none / all) * 100) / 100)}
                </Table.Td>
                <Table.Td>{`${number(yes)} / ${number(no)}`}</Table.Td>
                <Table.Td>{number(next)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollBox>
    </section>
  );
}
