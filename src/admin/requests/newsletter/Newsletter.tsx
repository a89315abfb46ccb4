import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SubscriberDto } from '../../../contracts/newsletter.ts';
import { mayManage } from '../../../domain/account/role.ts';
import { pageSizes } from '../../../domain/list/list-parameters.ts';
import { CONFIRM_HOURS } from '../../../domain/reminder/reminder.ts';
import { fill, formatNumber, pluralForm } from '../../../i18n/format.ts';
import { languageName } from '../../../i18n/language-name.ts';
import { newsletterSentence } from '../../../i18n/newsletter/sentences.ts';
import { callApi, callForBody } from '../../api/call-api.ts';
import { useMay } from '../../api/use-account.ts';
import { useLanguage } from '../../texts.ts';
import { Empty } from '../../ui/feedback/Empty.tsx';
import { Failed } from '../../ui/feedback/Failed.tsx';
import { Waiting } from '../../ui/feedback/Waiting.tsx';
import { DelayedInput } from '../../ui/fields/DelayedInput.tsx';
import { Segments } from '../../ui/fields/Segments.tsx';
import { type Column, Records } from '../../ui/list/Records.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { datedName } from '../../ui/save-file.ts';
import { Moment } from '../../ui/time/Moment.tsx';
import { useDownload } from '../../ui/use-download.ts';

const query = {
  queryKey: ['subscribers'],
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi('GET /subscribers', { signal }),
};

const forms = ['all', 'planner', 'booking'] as const;

/** Who confirmed the newsletter, with the proof of each; administrators download the list. */
export function Newsletter() {
  const { locale, t } = useLanguage();
  const words = t.requests.newsletter;
  const mayExport = useMay(mayManage);
  const { data, error, refetch } = useQuery(query);
  const [typed, type] = useState('');
  const [form, choose] = useState<(typeof forms)[number]>('all');
  const [{ page, pageSize }, go] = useState<{ page: number; pageSize: number }>({
    page: 1,
    pageSize: pageSizes[0],
  });
  const download = useDownload(
    () => callForBody('GET /subscribers.csv', {}),
    () => datedName(words.file, 'csv'),
    words.exported,
  );
  const columns = useColumns();
  if (!data) return error ? <Failed error={error} retry={refetch} /> : <Waiting />;
  const found = data.confirmed.filter(
    (one) => (form === 'all' || one.form === form) && one.email.includes(typed.trim().toLowerCase()),
  );
  const first = (page - 1) * pageSize;
  const filter = (change: () => void) => {
    change();
    go({ page: 1, pageSize });
  };
  return (
    <section className="admin-stack requests-letter" aria-labelledby="newsletter-title">
      <div className="requests-head">
        <h2 id="newsletter-title">
          {words.title} <span className="admin-figure">{formatNumber(locale, data.confirmed.length)}</span>
        </h2>
        {mayExport && data.confirmed.length > 0 && (
          <Button variant="default" loading={download.isPending} onClick={() => download.mutate()}>
            {words.export}
          </Button>
        )}
      </div>
      <p className="admin-muted">
        {data.asks ? fill(words.about, { hours: CONFIRM_HOURS }) : words.noServer}{' '}
        {data.waiting > 0 &&
          fill(pluralForm(locale, words.waiting, data.waiting), {
            count: formatNumber(locale, data.waiting),
          })}
      </p>
      {data.confirmed.length === 0 ? (
        <Empty title={words.none.title} text={words.none.text} />
      ) : (
        <>
          <div className="requests-head">
            <DelayedInput
              type="search"
              label={words.search}
              placeholder={words.search}
              bare
              value={typed}
              onChange={(text) => filter(() => type(text))}
            />
            <Segments
              label={words.columns.form}
              value={form}
              options={forms.map((value) => ({
                value,
                label: value === 'all' ? words.all : words.forms[value],
              }))}
              onChange={(value) => filter(() => choose(value))}
            />
          </div>
          {found.length === 0 ? (
            <Empty title={words.nobody.title} text={words.nobody.text} />
          ) : (
            <Records
              label={words.title}
              className="requests-records"
              list={{ rows: found.slice(first, first + pageSize), idOf: ({ id }) => id }}
              columns={columns}
              folds={[
                ['asked', 'confirmed'],
                ['language', 'email'],
              ]}
            />
          )}
          {found.length > pageSizes[0] && (
            <Pager
              total={found.length}
              page={page}
              pageSize={pageSize}
              go={(to) => go({ page: to.page ?? 1, pageSize: to.pageSize ?? pageSize })}
            />
          )}
        </>
      )}
    </section>
  );
}

function useColumns() {
  const { locale, t } = useLanguage();
  const { columns, forms: names, question } = t.requests.newsletter;
  return [
    {
      key: 'email',
      label: columns.email,
      cell: ({ email }) => <bdi className="requests-address">{email}</bdi>,
      width: 'name',
      card: 'title',
    },
    {
      key: 'sentence',
      label: columns.sentence,
      cell: (row) => (
        <>
          <span lang={row.locale}>{newsletterSentence(row, row.locale)}</span>
          <span className="requests-more">{names[row.form]}</span>
        </>
      ),
      width: 'text',
      card: 'wide',
    },
    {
      key: 'language',
      label: columns.language,
      cell: ({ locale: of }) => languageName(locale, of),
      width: 'word',
      card: 'fact',
    },
    {
      key: 'asked',
      label: columns.asked,
      cell: ({ askedAt }) => <Moment at={askedAt} />,
      width: 'date',
      card: 'fact',
    },
    {
      key: 'confirmed',
      label: columns.confirmed,
      cell: ({ confirmedAt, questionAt }) => (
        <>
          <Moment at={confirmedAt} />
          {questionAt !== null && <span className="requests-more">{question}</span>}
        </>
      ),
      width: 'date',
      card: 'fact',
    },
  ] as const satisfies readonly Column<SubscriberDto>[];
}
