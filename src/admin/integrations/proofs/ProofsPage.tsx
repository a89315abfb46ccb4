import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { acceptancePeriods } from '../../../domain/consent/acceptance.ts';
import { RECEIPT_PATH } from '../../../domain/consent/receipt-path.ts';
import { RATE_CONFIDENCE } from '../../../domain/landing/counts/rate-interval.ts';
import { localizePath } from '../../../domain/locale/locale.ts';
import { fill, formatPercent } from '../../../i18n/format.ts';
import { callApi } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { Failed } from '../../ui/feedback/Failed.tsx';
import { Waiting } from '../../ui/feedback/Waiting.tsx';
import { Segments } from '../../ui/fields/Segments.tsx';
import { ProofList } from './ProofList.tsx';
import { RateChart } from './RateChart.tsx';
import { RateSums } from './RateSums.tsx';
import './proofs.css';

const periods = acceptancePeriods.map(String) as `${(typeof acceptancePeriods)[number]}`[];

/** How many visitors accept advertising, and the proofs of all choices. */
export function ProofsPage() {
  const { locale, t } = useLanguage();
  const words = t.proofs;
  const [period, setPeriod] = useState(periods[0] ?? '12');
  const { data, error, refetch } = useQuery({
    queryKey: ['consent-rates', period],
    queryFn: ({ signal }) =>
      callApi('GET /consent-rates', { query: new URLSearchParams({ weeks: period }), signal }),
    placeholderData: (former) => former,
  });
  return (
    <div className="admin-stack proofs">
      {error && <Failed error={error} retry={refetch} />}
      {!data && !error && <Waiting />}
      {data && (
        <div className="proofs-rates">
          <section className="admin-card" aria-label={words.rates.title}>
            <div className="proofs-head">
              <h2>{words.rates.title}</h2>
              <Segments
                label={words.rates.period}
                value={period}
                onChange={setPeriod}
                options={periods.map((value) => ({ value, label: words.rates.periods[value] }))}
              />
            </div>
            <RateChart weeks={data.weeks} texts={data.texts} />
            <p className="admin-muted">
              {fill(words.rates.note, { confidence: formatPercent(locale, RATE_CONFIDENCE) })}
            </p>
          </section>
          <RateSums rates={data} />
        </div>
      )}
      <ProofList />
      <p className="admin-muted">
        {words.note} <Anchor href={localizePath(locale, RECEIPT_PATH)}>{words.check}</Anchor>
      </p>
    </div>
  );
}
