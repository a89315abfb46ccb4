import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ContentSource } from '../../../contracts/content-sources.ts';
import { isBuiltIn } from '../../../domain/guide/guides.ts';
import { fill, formatDate, formatNumber, ofMonth, pluralForm } from '../../../i18n/format.ts';
import { callApi } from '../../api/call-api.ts';
import { messageOf } from '../../api/error-message.ts';
import { useLanguage } from '../../texts.ts';
import { toastDone, toastFailure } from '../../toast.ts';
import { Failed } from '../../ui/feedback/Failed.tsx';
import { Waiting } from '../../ui/feedback/Waiting.tsx';
import { Typed } from '../../ui/fields/Typed.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Records } from '../../ui/list/Records.tsx';
import { sourcesQuery } from './source-queries.ts';
import '../content-page.css';
import './sources.css';

/** The sources of the guides, with the day of their last reading: a page of the content. */
export function SourcesSection({ tabs }: { tabs: ReactNode }) {
  const { locale, t } = useLanguage();
  const words = t.sources;
  const { data, error, refetch } = useQuery(sourcesQuery);
  return (
    <div className="content-page">
      <Heading>{t.sections.content}</Heading>
      {tabs}
      {data ? (
        <section aria-labelledby="sources-title">
          <h2 id="sources-title">{words.title}</h2>
          <p className="admin-muted">
            {words.text}{' '}
            {data.old === 0
              ? words.fresh
              : fill(pluralForm(locale, words.old, data.old), { count: formatNumber(locale, data.old) })}
          </p>
          <SourceRows sources={data.sources} />
        </section>
      ) : error ? (
        <Failed error={error} retry={refetch} />
      ) : (
        <Waiting />
      )}
    </div>
  );
}

/** The last part of an address, which tells pages of one publisher apart. */
const pageOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return (pathname.split('/').filter(Boolean).at(-1) ?? pathname) + search;
};

/** The sources, the oldest reading first, each with the press that notes a new one, or takes today's back. */
function SourceRows({ sources }: { sources: readonly ContentSource[] }) {
  const { locale, t } = useLanguage();
  const words = t.sources;
  const client = useQueryClient();
  const note = useMutation({
    mutationFn: ({ key, today }: ContentSource) =>
      callApi(today ? 'DELETE /content/sources/{source}/reading' : 'PUT /content/sources/{source}/reading', {
        params: { source: key },
      }),
    onSuccess: (list, { name, today }) => {
      client.setQueryData(sourcesQuery.queryKey, list);
      toastDone(fill(today ? words.undone : words.noted, { name }));
    },
    onError: (failure) => {
      toastFailure(messageOf(failure, t));
      void client.invalidateQueries({ queryKey: sourcesQuery.queryKey });
    },
  });
  const copyOf = ({ copy }: ContentSource): string => {
    if (copy === null) return '';
    if (copy === 'undated') return words.undatedCopy;
    return fill(words.datedCopy, { ofMonth: ofMonth(locale, `${copy}-01`) });
  };
  return (
    <Records
      label={words.title}
      className="sources-records"
      list={{ rows: sources, idOf: ({ key }) => key }}
      folds={[
        ['by', 'checked'],
        ['guides', 'source'],
      ]}
      columns={[
        {
          key: 'source',
          label: words.columns.source,
          width: 'contact',
          card: 'title',
          cell: ({ name, url }) => (
            <>
              <a href={url} target="_blank" rel="noopener noreferrer" lang="en" data-touch>
                {name}
              </a>
              <span className="source-copy admin-breaks">{pageOf(url)}</span>
            </>
          ),
        },
        {
          key: 'checked',
          label: words.columns.checked,
          width: 'contact',
          card: 'fact',
          cell: (source) => (
            <>
              {formatDate(locale, Date.parse(source.checked))}
              {source.old && <span className="source-old">{words.again}</span>}
              {source.copy !== null && <span className="source-copy">{copyOf(source)}</span>}
            </>
          ),
        },
        {
          key: 'by',
          label: words.columns.by,
          width: 'word',
          card: 'fact',
          cell: ({ by, at }) => (at === null ? words.unknown : <Typed>{by ?? words.gone}</Typed>),
        },
        {
          key: 'guides',
          label: words.columns.guides,
          width: 'contact',
          card: 'wide',
          cell: ({ guides }) =>
            guides.length === 0
              ? words.nowhere
              : guides.map(({ slug, name }, index) => (
                  <span key={slug}>
                    {index > 0 && ', '}
                    <Link to={`/dashboard/content/${slug}`} data-touch>
                      <Typed>{isBuiltIn(slug) ? t.content.guides[slug] : (name ?? slug)}</Typed>
                    </Link>
                  </span>
                )),
        },
        {
          key: 'actions',
          label: words.columns.actions,
          width: 'word',
          card: 'foot',
          cell: (source) => (
            <Button
              size="xs"
              variant="default"
              aria-label={fill(source.today ? words.backOf : words.readOf, {
                name: `${source.name}, ${pageOf(source.url)}`,
              })}
              loading={note.isPending && note.variables.key === source.key}
              onClick={() => note.mutate(source)}
            >
              {source.today ? words.back : words.read}
            </Button>
          ),
        },
      ]}
    />
  );
}
