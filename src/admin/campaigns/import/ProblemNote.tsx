import { Alert, Button, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, type Ref, useState } from 'react';
import type { CampaignDetail } from '../../../contracts/campaign.ts';
import type { ImportOptions, ImportPreview } from '../../../contracts/campaign-import.ts';
import { platformNames } from '../../../domain/campaign/campaign-values.ts';
import { sourceNames } from '../../../domain/campaign-import/import-values.ts';
import { dayOrders } from '../../../domain/campaign-import/read-day.ts';
import { decimalSigns } from '../../../domain/campaign-import/read-number.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { agencyDay } from '../../../domain/time/agency-day.ts';
import { formatNumber, pluralForm } from '../../../i18n/format.ts';
import { type AdminTexts, useLanguage } from '../../texts.ts';
import { Filled } from '../../ui/fields/Typed.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { amountText, countText, dayText } from './import-words.ts';

interface ProblemNoteProps {
  campaign: CampaignDetail;
  preview: ImportPreview;
  /** The file's name. */
  file: string;
  decide: (change: ImportOptions) => void;
  /** Lets the reader name the columns of an unknown file. */
  nameColumns: () => void;
  ref: Ref<HTMLDivElement>;
}

/** The names of the columns of an unknown file that its sentence lists. */
const SHOWN_COLUMNS = 4;

/** The problems that an answer solves. */
const questions: ReadonlySet<ImportPreview['problem']> = new Set([
  ...(['decimal', 'day_order', 'currencies', 'currency', 'rate', 'view_metric', 'period', 'title'] as const),
]);
export const isQuestion = (problem: ImportPreview['problem']): boolean => questions.has(problem);
/** Returns whether nothing of the file can be imported, whatever the reader answers. */
export const isRefused = (problem: ImportPreview['problem']): boolean =>
  problem !== null && !isQuestion(problem);

/** Returns the figure whose rows are furthest from the file's own total, as a share of it. */
function widestGap(sums: ImportPreview['sums']): ImportPreview['sums'][number] | undefined {
  const gap = ({ read, total }: ImportPreview['sums'][number]) =>
    total === null ? -1 : Math.abs((read ?? 0) - total) / Math.max(1, Math.abs(total));
  return sums.toSorted((one, other) => gap(other) - gap(one))[0];
}

/** Why a file cannot be imported as it was read, in one sentence, with what solves it. */
export function ProblemNote({ campaign, preview, file, decide, nameColumns, ref }: ProblemNoteProps) {
  const { locale, t } = useLanguage();
  const words = t.campaignImport;
  const { problem, source, currency, decimal, earlier, foreign } = preview;
  if (problem === null) return null;
  const wrong = widestGap(preview.sums);
  const figure = (value: number | null | undefined) =>
    wrong?.field === 'cost' ? amountText(locale, value ?? 0, currency) : countText(locale, value ?? 0);
  const ticked = preview.series.filter(({ chosen }) => chosen);
  const mixed = ticked.length > 0 ? ticked : preview.series;
  const columns = preview.columns.map(({ name }) => name).filter(Boolean);
  const typed = {
    file,
    columns: columns.slice(0, SHOWN_COLUMNS).join(', ') + (columns.length > SHOWN_COLUMNS ? '…' : ''),
    source: source === null ? '' : sourceNames[source],
    platform: platformNames[campaign.platform],
    figure: wrong ? words.sums.fields[wrong.field] : '',
    read: figure(wrong?.read),
    total: figure(wrong?.total),
    outside: formatNumber(locale, foreign?.outside ?? 0),
    days: formatNumber(locale, foreign?.days ?? earlier?.counted?.rows ?? 0),
    from: dayText(locale, campaign.startsOn),
    to: dayText(locale, campaign.endsOn),
    currency: currency ?? '',
    currencies: [...new Set(mixed.flatMap((one) => one.currencies))].sort().join(', '),
    day: earlier ? dayText(locale, earlier.at) : '',
    by: earlier?.by ?? words.someone,
    counting: formatNumber(locale, earlier?.counted?.counting ?? 0),
    lacking: formatNumber(locale, earlier?.lacking ?? 0),
  };
  const other = decimal === 'comma' ? 'point' : 'comma';
  const isAsked = isQuestion(problem);
  const colour = problem === 'same_file' ? 'blue' : isAsked ? 'yellow' : 'red';
  return (
    <Alert
      ref={ref}
      tabIndex={-1}
      className="import-problem"
      data-tone={colour}
      color={colour}
      role="alert"
      icon={<Glyph name={isAsked ? 'warning' : 'danger'} />}
    >
      <p>
        <Filled
          text={problem === 'same_file' ? sameFileText(locale, words, preview) : words.problems[problem]}
          typed={typed}
        />
      </p>
      {problem === 'unknown' && <Choice onClick={nameColumns}>{words.nameColumns}</Choice>}
      {problem === 'period' && <AskPeriod answer={decide} />}
      {problem === 'title' && (
        <Ask
          key="title"
          label={words.titleField}
          wrong={words.wrong.title}
          read={(text) => text.trim().slice(0, 120) || undefined}
          answer={(title) => decide({ title })}
        />
      )}
      {problem === 'sums' && (
        <Choice onClick={() => decide({ decimal: other })}>{words.readWith[other]}</Choice>
      )}
      {problem === 'decimal' && (
        <div className="admin-actions">
          {decimalSigns.map((sign) => (
            <Choice key={sign} onClick={() => decide({ decimal: sign })}>
              {words.decimals[sign]}
            </Choice>
          ))}
        </div>
      )}
      {problem === 'day_order' && (
        <div className="admin-actions">
          {dayOrders.map((order) => (
            <Choice key={order} onClick={() => decide({ dayOrder: order })}>
              {words.dayOrders[order]}
            </Choice>
          ))}
        </div>
      )}
      {problem === 'view_metric' && (
        <div className="admin-actions">
          {preview.viewChoices.map(({ place, name }) => (
            <Choice key={place} onClick={() => decide({ views: String(place) })}>
              {name}
            </Choice>
          ))}
        </div>
      )}
      {problem === 'currency' && (
        <Ask
          key="currency"
          label={words.currencyField}
          wrong={words.wrong.currency}
          read={(text) => /^[A-Z]{3}$/.exec(text.trim().toUpperCase())?.[0]}
          answer={(value) => decide({ currency: value })}
        />
      )}
      {problem === 'rate' && (
        <Ask
          key="rate"
          label={words.rateField.replace('{currency}', currency ?? '')}
          wrong={words.wrong.rate}
          read={(text) => /^(?=.*[1-9])\d{1,4}(?:\.\d{1,6})?$/.exec(text.trim().replace(',', '.'))?.[0]}
          answer={(value) => decide({ rate: value, currency: currency ?? undefined })}
        />
      )}
    </Alert>
  );
}

/** Returns what holds of an earlier import of the same file: newer ones may have replaced its days, or a ticked campaign was not. */
function sameFileText(
  locale: Locale,
  words: AdminTexts['campaignImport'],
  { earlier, isTotal, series: found }: ImportPreview,
): string {
  const { series, rows, counting } = earlier?.counted ?? { series: 1, rows: 1, counting: 1 };
  const { total, noTotal, partly, partlyRows, none, lacking, unticked } = words.sameFile;
  if (found.length > 0 && !found.some(({ chosen }) => chosen)) return unticked;
  if (earlier && earlier.lacking > 0) return pluralForm(locale, lacking, earlier.lacking);
  if (isTotal) return counting > 0 ? total : noTotal;
  if (counting === rows) return words.problems.same_file;
  return counting === 0 ? none : pluralForm(locale, series > 1 ? partlyRows : partly, counting);
}

/** The first and the last day of a total. */
function AskPeriod({ answer }: { answer: (period: { from: string; to: string }) => void }) {
  const words = useLanguage().t.campaignImport;
  const [period, setPeriod] = useState({ from: '', to: '' });
  const [isWrong, setWrong] = useState(false);
  const today = agencyDay(Date.now());
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const isRight = period.from !== '' && period.from <= period.to && period.to < today;
    setWrong(!isRight);
    if (isRight) answer(period);
  };
  return (
    <form className="import-ask" onSubmit={onSubmit} noValidate>
      {(['from', 'to'] as const).map((end) => (
        <TextInput
          key={end}
          type="date"
          label={words.periodFields[end]}
          value={period[end]}
          error={isWrong && end === 'to' ? words.wrong.period : isWrong}
          onChange={({ currentTarget: { value } }) => setPeriod((before) => ({ ...before, [end]: value }))}
        />
      ))}
      <Button variant="default" type="submit">
        {words.apply}
      </Button>
    </form>
  );
}

const Choice = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <Button variant="default" onClick={onClick}>
    {children}
  </Button>
);

interface AskProps {
  label: string;
  /** The sentence about a wrong answer. */
  wrong: string;
  /** Returns the answer as the API expects it; `undefined`: wrong. */
  read: (text: string) => string | undefined;
  answer: (value: string) => void;
}

function Ask({ label, wrong, read, answer }: AskProps) {
  const words = useLanguage().t.campaignImport;
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const value = read(text);
    setWrong(value === undefined);
    if (value !== undefined) answer(value);
  };
  return (
    <form className="import-ask" onSubmit={onSubmit} noValidate>
      <TextInput
        label={label}
        value={text}
        error={isWrong ? wrong : undefined}
        autoComplete="off"
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button variant="default" type="submit">
        {words.apply}
      </Button>
    </form>
  );
}
