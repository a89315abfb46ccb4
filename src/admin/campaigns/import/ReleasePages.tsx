import { Table } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { rateInterval } from '../../../domain/landing/counts/rate-interval.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { fill, formatNumber, formatPercent } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { Typed } from '../../ui/fields/Typed.tsx';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { importsQuery } from './import-queries.ts';
import { countText } from './import-words.ts';

/** What the landing pages of the same release counted on the days of the ads. */
export function ReleasePages({ id }: { id: string }) {
  const { locale, t } = useLanguage();
  const words = t.campaignImport.pages;
  const { data } = useQuery(importsQuery(id));
  if (!data || data.pages.length === 0) return null;
  const { clicks } = data.figures;
  const shared = Math.max(...data.pages.map(({ campaigns }) => campaigns));
  return (
    <section className="admin-card" aria-label={words.title}>
      <h2>{words.title}</h2>
      <ScrollBox label={words.title}>
        <Table aria-label={words.title}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{words.page}</Table.Th>
              {[words.clicks, words.visits, words.share, words.conversions, words.rate].map((name) => (
                <Table.Th key={name} scope="col" ta="right">
                  {name}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.pages.map(({ id: page, title, visits, conversions }) => (
              <Table.Tr key={page}>
                <Table.Th scope="row">
                  <Link to={`/dashboard/landing-pages/${page}`} data-touch>
                    <Typed>{title}</Typed>
                  </Link>
                </Table.Th>
                <Table.Td ta="right">{countText(locale, clicks)}</Table.Td>
                <Table.Td ta="right">{countText(locale, visits)}</Table.Td>
                <Table.Td ta="right">{clicks ? formatPercent(locale, visits / clicks) : '–'}</Table.Td>
                <Table.Td ta="right">{countText(locale, conversions)}</Table.Td>
                <Table.Td ta="right">{rateText(locale, words.interval, conversions, visits)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollBox>
      <p className="admin-muted">
        {words.note}
        {shared > 1 && ` ${fill(words.shared, { count: formatNumber(locale, shared) })}`}
      </p>
    </section>
  );
}

function rateText(locale: Locale, words: string, conversions: number, visits: number): string {
  const interval = rateInterval(conversions, visits);
  if (!interval) return '–';
  return fill(words, {
    low: formatPercent(locale, interval.low),
    high: formatPercent(locale, interval.high),
  });
}
