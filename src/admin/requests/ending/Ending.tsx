import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RetirementDto } from '../../../contracts/leads/retirement.ts';
import { dateFormat, fill, formatMonth, formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { Empty } from '../../ui/feedback/Empty.tsx';
import { Failed } from '../../ui/feedback/Failed.tsx';
import { Waiting } from '../../ui/feedback/Waiting.tsx';
import { Segments } from '../../ui/fields/Segments.tsx';
import { useNarrow } from '../../ui/use-narrow.ts';
import { EndingAside } from './EndingAside.tsx';
import { EndingList } from './EndingList.tsx';
import { EndingNotice } from './EndingNotice.tsx';
import { endingQuery } from './ending-queries.ts';
import { monthOf, monthsOf } from './months.ts';

/** The leads that end in a month, beside what stays of them, the guards, and what is kept. */
export function Ending() {
  const { data, error, refetch } = useQuery(endingQuery);
  if (!data) return error ? <Failed error={error} retry={refetch} /> : <Waiting />;
  return <Months retirement={data} />;
}

function Months({ retirement }: { retirement: RetirementDto }) {
  const { locale, t } = useLanguage();
  const words = t.requests.ending;
  const { asks, persons, today } = retirement;
  const months = monthsOf(today);
  const inMonth = (wanted: string) => persons.filter(({ endsOn }) => monthOf(endsOn, today) === wanted);
  const first = months.find((name) => inMonth(name).length > 0) ?? months[1] ?? '';
  const [chosen, choose] = useState<string>();
  const month = chosen ?? first;
  const shown = inMonth(month);
  const nameOf = (name: string) => formatMonth(locale, `${name}-01`);
  const narrow = useNarrow();
  const short = dateFormat(locale, { month: 'short', timeZone: 'UTC' });
  return (
    <div className="requests-pair">
      <section className="admin-stack" aria-labelledby="ending-title">
        <EndingNotice retirement={retirement} />
        <div className="requests-head">
          <h2 id="ending-title">
            {fill(words.title, { month: monthAlone(nameOf(month)) })}{' '}
            <span className="admin-figure">{formatNumber(locale, shown.length)}</span>
          </h2>
          <Segments
            label={words.month}
            value={month}
            options={months.map((name) => ({
              value: name,
              label: (
                <>
                  {narrow ? short.format(Date.parse(`${name}-01`)) : monthAlone(nameOf(name))}{' '}
                  <span className="admin-figure">{formatNumber(locale, inMonth(name).length)}</span>
                </>
              ),
              title: nameOf(name),
            }))}
            onChange={choose}
          />
        </div>
        <p className="admin-muted">{words.about}</p>
        {shown.length === 0 ? (
          <Empty title={words.none.title} text={words.none.text} />
        ) : (
          <EndingList key={month} persons={shown} today={today} asks={asks} />
        )}
      </section>
      <EndingAside retirement={retirement} month={month} />
    </div>
  );
}

/** The name of a month without its year, which the title of the segment has. */
const monthAlone = (name: string): string => name.replace(/ (?:de )?\d{4}$/, '');
