import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { RightsRequestDto } from '../../../contracts/rights-request.ts';
import { mayPublish } from '../../../domain/account/role.ts';
import { monthsAfter, SELF_SERVED_DAYS } from '../../../domain/own-data/rights.ts';
import { fill, formatNumber } from '../../../i18n/format.ts';
import { languageName } from '../../../i18n/language-name.ts';
import { rightsQuery } from '../../api/rights-requests.ts';
import { useMay } from '../../api/use-account.ts';
import { useLanguage } from '../../texts.ts';
import { toastDone } from '../../toast.ts';
import { AskDialog } from '../../ui/feedback/AskDialog.tsx';
import { CallFailure } from '../../ui/feedback/CallFailure.tsx';
import { Empty } from '../../ui/feedback/Empty.tsx';
import { Failed } from '../../ui/feedback/Failed.tsx';
import { Waiting } from '../../ui/feedback/Waiting.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { type Column, Records } from '../../ui/list/Records.tsx';
import { Moment } from '../../ui/time/Moment.tsx';
import { NoteDialog, ProlongDialog } from './RightsDialogs.tsx';
import { useRightsAct } from './rights-queries.ts';

type Asked = { what: 'close' | 'prolong'; request: RightsRequestDto } | { what: 'note' };

/** The requests of persons with the day on which an answer is due, and what persons did without the staff. */
export function Rights() {
  const { locale, t } = useLanguage();
  const words = t.requests.rights;
  const { data, error, refetch } = useQuery(rightsQuery);
  const [asked, ask] = useState<Asked>();
  const columns = { open: useColumns(ask, 'due'), closed: useColumns(ask, 'answered') };
  if (!data) return error ? <Failed error={error} retry={refetch} /> : <Waiting />;
  const close = () => ask(undefined);
  const list = (which: 'open' | 'closed') => (
    <Records
      label={words[which]}
      className="requests-records"
      list={{ rows: data[which], idOf: ({ number }) => String(number) }}
      columns={columns[which]}
      folds={[['state', 'kind']]}
    />
  );
  return (
    <Stack gap="xl" className="requests-letter">
      <section className="admin-stack" aria-label={words.open}>
        <div className="requests-head">
          <h2>
            {words.open} <span className="admin-figure">{formatNumber(locale, data.open.length)}</span>
          </h2>
          <Button variant="default" onClick={() => ask({ what: 'note' })}>
            {words.note.title}
          </Button>
        </div>
        {data.open.length === 0 ? <Empty title={words.none.title} text={words.none.text} /> : list('open')}
      </section>
      {data.closed.length > 0 && (
        <section className="admin-stack" aria-label={words.closed}>
          <h2 className="requests-second">
            {words.closed} <span className="admin-figure">{formatNumber(locale, data.closed.length)}</span>
          </h2>
          {list('closed')}
        </section>
      )}
      <section className="admin-stack" aria-labelledby="rights-alone">
        <div className="requests-head">
          <h2 id="rights-alone">{words.alone}</h2>
          <p className="admin-muted">{fill(words.days, { days: SELF_SERVED_DAYS })}</p>
        </div>
        {data.acts.length > 0 && (
          <ul className="admin-card requests-guards">
            {data.acts.map(({ action, at }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no id, and are never reordered.
              <li key={index}>
                <Glyph name="done" />
                <span className="requests-act">{words.acts[action]}</span>
                <span className="admin-muted">
                  <Moment at={at} />
                </span>
              </li>
            ))}
          </ul>
        )}
        <p className="admin-muted">{data.acts.length === 0 ? words.nobody : words.log}</p>
      </section>
      {asked?.what === 'note' && <NoteDialog close={close} />}
      {asked?.what === 'prolong' && <ProlongDialog request={asked.request} close={close} />}
      {asked?.what === 'close' && <CloseDialog request={asked.request} close={close} />}
    </Stack>
  );
}

/** Asks whether a request was answered. */
function CloseDialog({
  request: { number, email },
  close,
}: {
  request: RightsRequestDto;
  close: () => void;
}) {
  const { t } = useLanguage();
  const words = t.requests.rights.close;
  const act = useRightsAct(() => {
    toastDone(words.done);
    close();
  });
  return (
    <AskDialog
      opened
      title={fill(words.title, { number })}
      question={email ? fill(words.text, { email }) : words.erased}
      confirm={words.submit}
      busy={act.isPending}
      failure={act.error && <CallFailure error={act.error} />}
      answer={() => act.mutate({ number, act: { act: 'close' } })}
      cancel={close}
    />
  );
}

/** Where a testimonial is stored: each place with the link to its editor, and the versions that keep it. */
function Places({ places }: Pick<RightsRequestDto, 'places'>) {
  const { locale, t } = useLanguage();
  const words = t.requests.rights.places;
  const mayEdit = useMay(mayPublish);
  if (places.length === 0) return <span className="requests-more">{words.none}</span>;
  return (
    <ul className="requests-places" aria-label={words.title}>
      {places.map(({ part, locale: of, item, versions, online }) => {
        const place = fill(versions.length > 0 ? words.place : words.draft, {
          part: words.parts[part],
          language: languageName(locale, of),
          state: online ? words.online : words.offline,
          versions: versions.join(', '),
        });
        return (
          <li key={`${part}/${of}/${item}`}>
            {mayEdit ? <Link to={`/dashboard/content/${part}`}>{place}</Link> : place}
          </li>
        );
      })}
    </ul>
  );
}

/** @param day the heading of the day on which an answer is due, or was given */
function useColumns(ask: (asked: Asked) => void, day: 'due' | 'answered') {
  const { t } = useLanguage();
  const words = t.requests.rights;
  return [
    {
      key: 'kind',
      label: words.columns.kind,
      cell: ({ number, kind, email, places }) => (
        <>
          <span className="requests-address">{fill(words.name, { number, kind: words.kinds[kind] })}</span>
          {email ? (
            <bdi className="requests-more">{email}</bdi>
          ) : (
            <span className="requests-more">{words.noEmail}</span>
          )}
          {kind === 'testimonial' && <Places places={places} />}
        </>
      ),
      width: 'name',
      card: 'title',
    },
    {
      key: 'received',
      label: words.columns.received,
      cell: ({ receivedAt, origin }) => (
        <>
          <Moment at={receivedAt} />
          <span className="requests-more">{words.origins[origin]}</span>
        </>
      ),
      width: 'date',
      card: 'fact',
    },
    {
      key: 'state',
      label: words.columns.state,
      cell: ({ closedAt, closedBy, prolongedAt }) =>
        closedAt !== null
          ? fill(closedBy ? words.closedBy : words.done, { name: closedBy ?? '' })
          : prolongedAt !== null
            ? words.prolonged
            : words.toAnswer,
      width: 'word',
      card: 'fact',
    },
    {
      key: 'due',
      label: words.columns[day],
      cell: ({ dueAt, closedAt }) =>
        closedAt !== null ? (
          <Moment at={closedAt} />
        ) : Date.parse(dueAt) < Date.now() ? (
          <span className="requests-late">
            <Glyph name="warning" /> {words.late}
          </span>
        ) : (
          <Moment at={dueAt} />
        ),
      width: 'date',
      // A badge has no label.
      card: day === 'due' ? 'badge' : 'fact',
    },
    {
      key: 'acts',
      label: words.columns.acts,
      cell: (request) =>
        request.closedAt !== null ? null : (
          <span className="requests-acts">
            <Button size="xs" onClick={() => ask({ what: 'close', request })}>
              {words.close.open}
            </Button>
            {request.email !== '' &&
              request.prolongedAt === null &&
              Date.now() <= monthsAfter(Date.parse(request.receivedAt), 1) && (
                <Button size="xs" variant="default" onClick={() => ask({ what: 'prolong', request })}>
                  {words.prolong.open}
                </Button>
              )}
          </span>
        ),
      width: 'text',
      card: 'foot',
    },
  ] as const satisfies readonly Column<RightsRequestDto>[];
}
