import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LandingDetail } from '../../../contracts/landing/landing.ts';
import type { LandingTestDto, LandingTestPlan } from '../../../contracts/landing/landing-tests.ts';
import { SHORT_TEXT } from '../../../domain/documents/fields.ts';
import { rateInterval } from '../../../domain/landing/counts/rate-interval.ts';
import { shareOf } from '../../../domain/landing/figure-bars.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { fill, formatNumber, formatPercent, pluralForm } from '../../../i18n/format.ts';
import { intervalText, oneDecimal } from '../../../i18n/one-decimal.ts';
import { ApiError, callApi } from '../../api/call-api.ts';
import { messageOf } from '../../api/error-message.ts';
import { useLanguage } from '../../texts.ts';
import { Segments } from '../../ui/fields/Segments.tsx';
import { Typed } from '../../ui/fields/Typed.tsx';
import { code } from '../../ui/language-words.ts';
import { MediaPicker } from '../../ui/media-picker/MediaPicker.tsx';
import { useMoments } from '../../ui/time/use-moments.ts';
import { testsQuery } from '../landing-queries.ts';

/** Whole weeks, so that each weekday occurs equally often. */
const LENGTHS = [7, 14, 21, 28] as const;

/** The A/B test of a headline or picture: the newest test, and the form of the next one while none is running. */
export function TestCard({ page }: { page: LandingDetail }) {
  const { t } = useLanguage();
  const words = t.landing.test;
  const [isAsked, setAsked] = useState(false);
  const { data } = useQuery(testsQuery(page.id));
  const [newest] = data?.tests ?? [];
  const isUnderWay = newest?.state === 'planned' || newest?.state === 'running';
  if (!data || (!newest && page.state !== 'live')) return null;
  return (
    <section className="admin-card landing-tests" aria-label={words.title}>
      <Group gap={8} justify="space-between">
        <h2>{newest ? words.of[newest.change.field] : words.title}</h2>
        {newest && (
          <span className="editor-pill" data-state={isUnderWay ? 'scheduled' : 'ended'}>
            {words.states[newest.state]}
          </span>
        )}
      </Group>
      {newest ? <Result page={page} test={newest} /> : <p className="admin-muted">{words.text}</p>}
      {!isUnderWay && page.state === 'live' && !isAsked && (
        <Button variant="default" size="xs" onClick={() => setAsked(true)}>
          {words.plan}
        </Button>
      )}
      {isAsked && !isUnderWay && <PlanForm page={page} close={() => setAsked(false)} />}
    </section>
  );
}

function Result({ page, test }: { page: LandingDetail; test: LandingTestDto }) {
  const { locale, t } = useLanguage();
  const words = t.landing.test;
  const moments = useMoments();
  const client = useQueryClient();
  const stop = useMutation({
    mutationFn: () =>
      callApi('POST /landing-pages/{id}/tests/{test}/stop', { params: { id: page.id, test: test.id } }),
    onSettled: () => client.invalidateQueries({ queryKey: testsQuery(page.id).queryKey }),
  });
  const { change, verdict, state } = test;
  const other = change.field === 'headline' ? (Object.values(change.texts)[0] ?? '') : words.otherPicture;
  const arms = [
    { arm: 'A', name: words.published, ...test.a },
    { arm: 'B', name: other, ...test.b },
  ];
  const counted = (forms: { one: string; other: string }, count: number) =>
    fill(pluralForm(locale, forms, count), { count: formatNumber(locale, count) });
  const days = { first: moments.day(test.firstDay), last: moments.day(test.lastDay) };
  const isOpen = state === 'planned' || state === 'running';
  const said =
    verdict?.outcome === 'winner' && verdict.winner
      ? fill(words.winner, {
          arm: verdict.winner.toUpperCase(),
          confidence: formatPercent(locale, verdict.confidence ?? 0),
        })
      : verdict
        ? words.outcomes[verdict.outcome === 'winner' ? 'no-difference' : verdict.outcome]
        : fill(state === 'stopped' ? words.stopped : words.open, days);
  return (
    <>
      <ul>
        {arms.map(({ arm, name, visits, conversions }) => {
          const share = shareOf(conversions, visits);
          const interval = rateInterval(conversions, visits);
          return (
            <li key={arm}>
              <span className="landing-arm">{arm}</span>
              <span>
                <Typed>{name}</Typed>
                <span className="editor-hint">
                  {counted(words.visits, visits)}, {counted(words.conversions, conversions)}
                </span>
              </span>
              <span className="landing-arm-rate admin-figure">
                <strong>{share === null ? '–' : oneDecimal(locale, share)}</strong>
                {interval && (
                  <span className="editor-hint">{intervalText(locale, words.interval, interval)}</span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="landing-verdict" data-open={isOpen || undefined}>
        {isOpen && <strong>{words.noVerdict}</strong>}
        <span>{said}</span>
      </p>
      {stop.error && <p className="landing-wrong">{messageOf(stop.error, t)}</p>}
      {isOpen && (
        <Button variant="default" size="xs" loading={stop.isPending} onClick={() => stop.mutate()}>
          {words.stop}
        </Button>
      )}
    </>
  );
}

function PlanForm({ page, close }: { page: LandingDetail; close: () => void }) {
  const { locale, t } = useLanguage();
  const words = t.landing.test;
  const client = useQueryClient();
  const [field, setField] = useState<'headline' | 'picture'>('headline');
  const [texts, setTexts] = useState<Partial<Record<Locale, string>>>({});
  const [picture, setPicture] = useState<string | null>(null);
  const [days, setDays] = useState<number>(LENGTHS[1]);
  const written = Object.entries(texts).filter(([, text]) => text.trim() !== '');
  const start = useMutation({
    mutationFn: () => {
      const change: LandingTestPlan['change'] =
        field === 'headline'
          ? { field, texts: Object.fromEntries(written) }
          : { field, picture: picture ?? '' };
      return callApi('POST /landing-pages/{id}/tests', { params: { id: page.id }, body: { change, days } });
    },
    onSuccess: () => {
      close();
      return client.invalidateQueries({ queryKey: testsQuery(page.id).queryKey });
    },
  });
  const wrong = start.error instanceof ApiError ? Object.values(start.error.fields)[0] : undefined;
  return (
    <Stack gap="sm">
      <Segments
        label={words.field}
        value={field}
        onChange={setField}
        options={[
          { value: 'headline', label: words.headline },
          { value: 'picture', label: words.picture },
        ]}
      />
      {field === 'picture' ? (
        <MediaPicker
          label={words.otherPicture}
          language={page.languages[0] ?? locale}
          value={picture}
          onChange={setPicture}
        />
      ) : (
        page.languages.map((of) => (
          <TextInput
            key={of}
            label={fill(words.otherHeadline, { language: code(of) })}
            lang={of}
            maxLength={SHORT_TEXT}
            value={texts[of] ?? ''}
            onChange={({ currentTarget }) => setTexts({ ...texts, [of]: currentTarget.value })}
          />
        ))
      )}
      <NativeSelect
        label={words.days}
        description={words.daysHint}
        value={String(days)}
        data={LENGTHS.map((length) => ({
          value: String(length),
          label: fill(words.length, { count: length }),
        }))}
        onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}
      />
      {start.error && (
        <p className="landing-wrong" role="alert">
          {wrong ?? messageOf(start.error, t)}
        </p>
      )}
      <div className="admin-actions">
        <Button
          loading={start.isPending}
          disabled={field === 'headline' ? written.length === 0 : picture === null}
          onClick={() => start.mutate()}
        >
          {words.start}
        </Button>
        <Button variant="default" onClick={close}>
          {t.common.cancel}
        </Button>
      </div>
    </Stack>
  );
}
