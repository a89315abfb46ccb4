import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { KeptGroup } from '../../../contracts/kept-questions.ts';
import { fill, formatNumber, pluralForm } from '../../../i18n/format.ts';
import { callApi } from '../../api/call-api.ts';
import { messageOf } from '../../api/error-message.ts';
import { useLanguage } from '../../texts.ts';
import { toastDone, toastFailure } from '../../toast.ts';
import { AskDialog } from '../../ui/feedback/AskDialog.tsx';
import { CallFailure } from '../../ui/feedback/CallFailure.tsx';
import { Empty } from '../../ui/feedback/Empty.tsx';
import { Failed } from '../../ui/feedback/Failed.tsx';
import { Waiting } from '../../ui/feedback/Waiting.tsx';
import { Typed } from '../../ui/fields/Typed.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { code } from '../../ui/language-words.ts';
import { Records } from '../../ui/list/Records.tsx';
import { Moment } from '../../ui/time/Moment.tsx';
import { SynonymDialog, WordingDialog } from './AskDialogs.tsx';
import { keptQuery } from './question-queries.ts';
import { SearchWeeks } from './SearchWeeks.tsx';
import { useAddItem } from './use-add-item.ts';
import '../content-page.css';
import './questions.css';

const acts = ['create', 'wording', 'synonym', 'remove'] as const;
type Act = (typeof acts)[number];

const rowOf = ({ locale, words }: KeptGroup): string => `${locale} ${words}`;

/** The questions that visitors let the agency keep, and what can be made of each: a page of the content. */
export function QuestionsSection({ tabs }: { tabs: ReactNode }) {
  const { t } = useLanguage();
  const words = t.questions;
  const { data, error, refetch } = useQuery(keptQuery);
  const [asked, setAsked] = useState<{ act: Act; group: KeptGroup }>();
  const close = () => setAsked(undefined);
  return (
    <div className="content-page">
      <Heading>{t.sections.content}</Heading>
      {tabs}
      {data ? (
        <>
          <section aria-labelledby="kept-questions">
            <h2 id="kept-questions">{words.title}</h2>
            <p className="admin-muted">{words.text}</p>
            {data.groups.length === 0 ? (
              <Empty text={words.none} />
            ) : (
              <QuestionRows groups={data.groups} ask={(act, group) => setAsked({ act, group })} />
            )}
            {asked?.act === 'wording' && <WordingDialog group={asked.group} close={close} />}
            {asked?.act === 'synonym' && <SynonymDialog group={asked.group} close={close} />}
            {asked?.act === 'remove' && <RemoveDialog group={asked.group} close={close} />}
          </section>
          <SearchWeeks weeks={data.weeks} />
        </>
      ) : error ? (
        <Failed error={error} retry={refetch} />
      ) : (
        <Waiting />
      )}
    </div>
  );
}

interface QuestionRowsProps {
  groups: readonly KeptGroup[];
  ask: (act: Act, group: KeptGroup) => void;
}

function QuestionRows({ groups, ask }: QuestionRowsProps) {
  const { locale, t } = useLanguage();
  const words = t.questions;
  const add = useAddItem();
  const create = useMutation({
    mutationFn: (group: KeptGroup) => add('faq', group.locale, { question: group.text, answer: '' }),
    onError: (failure) => toastFailure(messageOf(failure, t)),
  });
  const nowOf = ({ now: { outcome, passages } }: KeptGroup): string => {
    const titles = passages.map(({ title, page }) => `${title} (${page})`).join(' · ');
    return fill(words.now[outcome], { title: titles, titles });
  };
  return (
    <Records
      label={words.title}
      className="question-records"
      list={{ rows: groups, idOf: rowOf }}
      folds={[
        ['last', 'count'],
        ['now', 'question'],
      ]}
      columns={[
        {
          key: 'question',
          label: words.columns.question,
          width: 'contact',
          card: 'title',
          cell: (group) => (
            <>
              <span lang={group.locale}>
                <Typed>{group.text}</Typed>
              </span>{' '}
              <span className="admin-muted">{code(group.locale)}</span>
              {group.texts.length > 1 && (
                <span className="question-others" title={group.texts.join('\n')}>
                  {fill(pluralForm(locale, words.others, group.texts.length - 1), {
                    count: formatNumber(locale, group.texts.length - 1),
                  })}
                </span>
              )}
            </>
          ),
        },
        {
          key: 'count',
          label: words.columns.count,
          width: 'word',
          card: 'fact',
          cell: ({ count }) => formatNumber(locale, count),
        },
        {
          key: 'last',
          label: words.columns.last,
          width: 'date',
          card: 'fact',
          cell: ({ last }) => <Moment at={last} />,
        },
        {
          key: 'now',
          label: words.columns.now,
          width: 'contact',
          card: 'wide',
          plain: true,
          cell: (group) => (
            <span className="question-now" data-outcome={group.now.outcome}>
              {nowOf(group)}
            </span>
          ),
        },
        {
          key: 'actions',
          label: words.columns.actions,
          width: 'choice',
          card: 'foot',
          cell: (group) => (
            <div className="admin-actions">
              {acts.map((act) => (
                <Button
                  key={act}
                  size="xs"
                  variant="default"
                  aria-label={fill(words.actsOf[act], { question: group.text })}
                  loading={act === 'create' && create.isPending && create.variables === group}
                  onClick={() => (act === 'create' ? create.mutate(group) : ask(act, group))}
                >
                  {words.acts[act]}
                </Button>
              ))}
            </div>
          ),
        },
      ]}
    />
  );
}

/** Asks before the questions of a group are deleted. */
function RemoveDialog({ group, close }: { group: KeptGroup; close: () => void }) {
  const { t } = useLanguage();
  const words = t.questions;
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () =>
      callApi('DELETE /kept-questions', { query: { locale: group.locale, words: group.words } }),
    onSuccess: (list) => {
      client.setQueryData(keptQuery.queryKey, list);
      toastDone(words.removed);
      close();
    },
  });
  return (
    <AskDialog
      opened
      title={words.removeTitle}
      question={fill(words.ask, { question: group.text })}
      confirm={words.acts.remove}
      busy={remove.isPending}
      failure={remove.error && <CallFailure error={remove.error} />}
      answer={() => remove.mutate()}
      cancel={close}
    />
  );
}
