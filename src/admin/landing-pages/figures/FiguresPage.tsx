import { Button, Flex, Modal } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { LandingCounts, LandingDetail } from '../../../contracts/landing/landing.ts';
import { rateInterval } from '../../../domain/landing/counts/rate-interval.ts';
import {
  daysOf,
  type Period,
  periods,
  shareOf,
  sinceFirstVisit,
} from '../../../domain/landing/figure-bars.ts';
import { agencyDay } from '../../../domain/time/agency-day.ts';
import { fill, formatNumber, formatPercent } from '../../../i18n/format.ts';
import { intervalText, oneDecimal } from '../../../i18n/one-decimal.ts';
import { callApi, callForBody } from '../../api/call-api.ts';
import { messageOf } from '../../api/error-message.ts';
import { useLanguage } from '../../texts.ts';
import { toastFailure } from '../../toast.ts';
import { Empty } from '../../ui/feedback/Empty.tsx';
import { Failed } from '../../ui/feedback/Failed.tsx';
import { Waiting } from '../../ui/feedback/Waiting.tsx';
import { Segments } from '../../ui/fields/Segments.tsx';
import { Typed } from '../../ui/fields/Typed.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { datedName, saveFile } from '../../ui/save-file.ts';
import { TranslatedSecretLink } from '../../ui/TranslatedSecretLink.tsx';
import { landingPageKey, landingPageQuery } from '../landing-queries.ts';
import { StatePill } from '../list/StatePill.tsx';
import { listPath, pagePath } from '../use-landing-place.ts';
import { FigureChart } from './FigureChart.tsx';
import { Channels, Targets } from './FigureTables.tsx';
import { RemindersCard } from './RemindersCard.tsx';
import { TestCard } from './TestCard.tsx';
import { useTargetNames } from './use-target-names.ts';

/** The figures of one page in a period that ends today. */
export function FiguresPage({ id }: { id: string }) {
  const { t } = useLanguage();
  const [period, setPeriod] = useState<Period>('all');
  const page = useQuery(landingPageQuery(id));
  const days = page.data && daysOf(period, agencyDay(Date.parse(page.data.createdAt)), agencyDay(Date.now()));
  const counts = useQuery({
    queryKey: ['landing-pages', 'counts', id, days?.from, days?.until],
    queryFn: ({ signal }) =>
      callApi('GET /landing-pages/{id}/counts', { params: { id }, query: days ?? {}, signal }),
    enabled: days !== undefined,
    placeholderData: keepPreviousData,
  });
  const error = page.error ?? counts.error;
  return (
    <div className="landing-figures">
      <nav className="landing-crumbs" aria-label={t.landing.figures.where}>
        <Link to={listPath} data-touch>
          {t.sections['landing-pages']}
        </Link>
        <span aria-hidden="true">›</span>
        <span>{t.landing.figures.title}</span>
      </nav>
      {page.data && <Head page={page.data} counts={counts.data} period={period} choose={setPeriod} />}
      {error && <Failed error={error} retry={page.error ? page.refetch : counts.refetch} />}
      {!counts.data && !error && <Waiting />}
      <RemindersCard id={id} />
      {counts.data && page.data && <Body counts={counts.data} isWhole={period === 'all'} page={page.data} />}
    </div>
  );
}

interface HeadProps {
  page: LandingDetail;
  counts: LandingCounts | undefined;
  period: Period;
  choose: (period: Period) => void;
}

function Head({ page, counts, period, choose }: HeadProps) {
  const { t } = useLanguage();
  const words = t.landing.figures;
  const save = useMutation({
    mutationFn: async (query: Record<string, string>) =>
      (await callForBody('GET /landing-pages/{id}/counts.csv', { params: { id: page.id }, query })).blob(),
    onSuccess: (file) => saveFile(file, datedName(page.slug ?? 'landing-page', 'csv')),
    onError: (error) => toastFailure(messageOf(error, t), 'failure'),
  });
  return (
    <header className="landing-figures-head">
      <h1>
        <Typed>{page.title}</Typed> <StatePill state={page.state} deletedAt={page.deletedAt} />
      </h1>
      <div className="admin-actions">
        <Segments
          label={words.period}
          value={period}
          onChange={choose}
          options={periods.map((value) => ({ value, label: words.periods[value] }))}
        />
        <Button
          variant="default"
          leftSection={<Icon name="download" />}
          disabled={!counts}
          loading={save.isPending}
          onClick={() => counts && save.mutate({ from: counts.from, until: counts.until })}
        >
          CSV
        </Button>
        <Button variant="default" leftSection={<Icon name="print" />} onClick={() => window.print()}>
          {words.print}
        </Button>
        <FiguresLink page={page} />
        <Button variant="default" component={Link} to={pagePath(page.id)} leftSection={<Icon name="draft" />}>
          {words.edit}
        </Button>
      </div>
    </header>
  );
}

interface BodyProps {
  counts: LandingCounts;
  /** All days since the page was created. */
  isWhole: boolean;
  page: LandingDetail;
}

function Body({ counts, isWhole, page }: BodyProps) {
  const { locale, t } = useLanguage();
  const words = t.landing.figures;
  const nameOf = useTargetNames();
  const { total, targets } = counts;
  const days = isWhole ? sinceFirstVisit(counts.days) : counts.days;
  if (total.visits === 0)
    return (
      <Empty title={words.empty.title} text={words.empty.text}>
        <Button component={Link} to={`${pagePath(page.id)}?step=4`} variant="default">
          {words.empty.action}
        </Button>
      </Empty>
    );
  const rate = shareOf(total.conversions, total.visits);
  const interval = rateInterval(total.conversions, total.visits);
  const first = [...targets].sort((a, b) => b.conversions - a.conversions)[0];
  const facts = [
    {
      label: words.visits,
      value: formatNumber(locale, total.visits),
      note: fill(words.days[days.length === 1 ? 0 : 1] ?? '', { count: formatNumber(locale, days.length) }),
    },
    { label: words.conversions, value: formatNumber(locale, total.conversions), note: words.conversionNote },
    {
      label: words.rate,
      value: rate === null ? '–' : oneDecimal(locale, rate),
      note: interval ? intervalText(locale, words.rateNote, interval) : '',
    },
    {
      label: words.first,
      value: first && first.conversions > 0 ? nameOf(first.target) : '–',
      note:
        first && total.conversions > 0
          ? fill(words.firstNote, {
              share: formatPercent(locale, Math.round((first.conversions / total.conversions) * 100) / 100),
            })
          : words.noClick,
    },
  ];
  return (
    <>
      <div className="admin-card landing-figures-card">
        <dl className="landing-facts">
          {facts.map(({ label, value, note }) => (
            <div key={label}>
              <dt>{label}</dt>
              <Flex component="dd" direction="column" c="dimmed" fz="xs">
                <strong>{value}</strong>
                <span>{note}</span>
              </Flex>
            </div>
          ))}
        </dl>
        <FigureChart id={page.id} days={days} />
      </div>
      <div className="landing-figures-row">
        <Channels channels={counts.channels} />
        <Targets targets={targets} locales={counts.locales} total={total} />
        <TestCard page={page} />
      </div>
      <p className="admin-muted">{words.foot}</p>
    </>
  );
}

/** The secret link to the figures for the artist, in a selectable language; by default that of the page. */
function FiguresLink({ page }: { page: LandingDetail }) {
  const { t } = useLanguage();
  const words = t.landing.figuresLink;
  const client = useQueryClient();
  const [asked, setAsked] = useState(false);
  const { id, figureLinks, languages } = page;
  return (
    <>
      <Button variant="default" leftSection={<Icon name="link" />} onClick={() => setAsked(true)}>
        {words.title}
      </Button>
      <Modal opened={asked} onClose={() => setAsked(false)} title={words.title} centered>
        <TranslatedSecretLink
          words={words}
          text={words.text}
          label={words.language}
          first={languages[0]}
          open={figureLinks}
          setOpen={(open) =>
            client.setQueryData<LandingDetail>(
              landingPageKey(id),
              (now) => now && { ...now, figureLinks: open },
            )
          }
          make={(locale) =>
            callApi('POST /landing-pages/{id}/figure-links', { params: { id }, body: { locale } })
          }
          revokeAll={() => callApi('DELETE /landing-pages/{id}/figure-links', { params: { id } })}
          revoked={words.revoked}
        />
      </Modal>
    </>
  );
}
