import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CampaignImportList } from '../../../contracts/campaign-import.ts';
import { fill, formatNumber, intlTag, pluralForm } from '../../../i18n/format.ts';
import { callApi } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { toastDone } from '../../toast.ts';
import { CallFailure } from '../../ui/feedback/CallFailure.tsx';
import { Failed } from '../../ui/feedback/Failed.tsx';
import { Question } from '../../ui/feedback/Question.tsx';
import { useQuestion } from '../../ui/feedback/use-question.ts';
import { Waiting } from '../../ui/feedback/Waiting.tsx';
import { Filled, Typed } from '../../ui/fields/Typed.tsx';
import { Moment } from '../../ui/time/Moment.tsx';
import { campaignsKey } from '../campaign-queries.ts';
import { Days } from '../Days.tsx';
import { importsQuery } from './import-queries.ts';
import { countedText, dayText, hashText, moneyText, rateText, sourceText } from './import-words.ts';

type ListedImport = CampaignImportList['imports'][number];

/** The imports of a campaign, newest first, with the sums of the days that follow from them. */
export function ImportList({ id }: { id: string }) {
  const { locale, t } = useLanguage();
  const words = t.campaignImport.list;
  const { data, error, refetch } = useQuery(importsQuery(id));
  const { cost = null, views = null, days = 0 } = data?.figures ?? {};
  const figures = [
    cost !== null && moneyText(locale, cost),
    views !== null && countedText(locale, t.campaignImport.sums.views, views),
  ].filter((text) => text !== false && days > 0) as string[];
  return (
    <section className="admin-card import-list" aria-label={words.title}>
      <header className="import-card-head">
        <h2>{words.title}</h2>
        {figures.length > 0 && (
          <p>
            {fill(words.sum, {
              figures: new Intl.ListFormat(intlTag(locale)).format(figures),
              days: countedText(locale, words.days, data?.figures.days ?? 0),
            })}
          </p>
        )}
      </header>
      {!data && (error ? <Failed error={error} retry={refetch} /> : <Waiting />)}
      {data?.imports.length === 0 && <p className="admin-muted">{words.empty}</p>}
      {data && data.imports.length > 0 && (
        <ul>
          {data.imports.map((imported) => (
            <Imported key={imported.id} campaign={id} imported={imported} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Imported({ campaign, imported }: { campaign: string; imported: ListedImport }) {
  const { locale, t } = useLanguage();
  const words = t.campaignImport;
  const {
    id,
    source,
    at,
    by,
    from,
    to,
    cost,
    views,
    plays,
    isTotal,
    currency,
    rate,
    titles,
    sha256,
    viewMetric,
    withdrawnAt,
    withdrawnBy,
    counted,
  } = imported;
  const { asked, ask, close, back } = useQuestion<'withdraw'>();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      callApi('DELETE /campaigns/{id}/imports/{import}', { params: { id: campaign, import: id } }),
    onSuccess: () => {
      toastDone(words.list.withdrawn);
      close();
      void queries.invalidateQueries({ queryKey: campaignsKey });
    },
  });
  return (
    <li data-withdrawn={withdrawnAt !== null || undefined}>
      <p>
        <strong>{sourceText(words, source)}</strong> <Days from={from} to={to} />
        {' · '}
        {plays === null && (cost === null ? '–' : moneyText(locale, cost))}
        {views !== null && ` · ${countedText(locale, words.sums.views, views)}`}
        {plays !== null && countedText(locale, words.sums.plays, plays)}
        {isTotal && ` · ${words.list.total}`}
        {titles.length > 0 && (
          <>
            {' · '}
            <Typed>{titles.join(', ')}</Typed>
          </>
        )}
      </p>
      <p className="admin-muted">
        <Moment at={at} show="full" /> <Filled text={words.list.by} typed={{ name: by ?? words.someone }} />
        {' · '}
        {fill(words.list.hash, { hash: hashText(sha256) })}
        {rate !== null && ` · ${rateText(locale, currency, rate)}`}
        {viewMetric !== null && (
          <>
            {' · '}
            <Filled text={words.list.metric} typed={{ metric: viewMetric }} />
          </>
        )}
      </p>
      <Replaced {...{ counted, isTotal }} />
      {withdrawnAt !== null && (
        <p className="admin-muted">
          <Filled
            text={words.list.withdrawnBy}
            typed={{ day: dayText(locale, withdrawnAt), name: withdrawnBy ?? words.someone }}
          />
        </p>
      )}
      {withdrawnAt === null &&
        (asked ? (
          <Question
            confirm={words.list.yes}
            busy={isPending}
            answer={() => mutate()}
            cancel={close}
            failure={error && <CallFailure error={error} />}
          >
            {words.list.question}
          </Question>
        ) : (
          <Button
            variant="subtle"
            color="red"
            autoFocus={back('withdraw')}
            aria-label={fill(words.list.withdrawOf, { day: dayText(locale, at) })}
            onClick={() => ask('withdraw')}
          >
            {words.list.withdraw}
          </Button>
        ))}
    </li>
  );
}

/** That newer imports have replaced the days of an import, or some of them; with several campaigns, counted by campaign and day. */
function Replaced({ counted, isTotal }: Pick<ListedImport, 'counted' | 'isTotal'>) {
  const { locale, t } = useLanguage();
  const words = t.campaignImport.list;
  if (!counted || counted.counting === counted.rows) return null;
  const { series, rows, counting } = counted;
  const partly = fill(pluralForm(locale, series > 1 ? words.partlyRows : words.partly, counting), {
    counting: formatNumber(locale, counting),
    days: formatNumber(locale, rows),
  });
  const none = isTotal ? words.replacedTotal : words.replaced;
  return <p className="admin-muted">{counting === 0 ? none : partly}</p>;
}
