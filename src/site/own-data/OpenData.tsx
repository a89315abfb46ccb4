import { Fragment, type ReactElement } from 'react';
import type { OpenOwnData } from '../../contracts/own-data.ts';
import type { OwnDataPage as State } from '../../contracts/site.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { OPEN_MS, OWN_DATA_PATH, OWN_DATA_TITLE } from '../../domain/own-data/own-data.ts';
import { AGENCY_ZONE } from '../../domain/time/agency-day.ts';
import { ownData } from '../../i18n/dictionaries/own-data/index.ts';
import { fill } from '../../i18n/format.ts';
import { formatHour } from '../../i18n/time/hour.ts';
import { Button } from '../../ui/button.tsx';
import { ErasureForm } from './ErasureForm.tsx';
import { ItemActs } from './ItemActs.tsx';
import { OwnFacts } from './OwnFacts.tsx';
import { ownDataItems } from './own-data-items.ts';
import type { OwnItem } from './own-item.ts';
import { RequestForm } from './RequestForm.tsx';

interface OpenDataProps {
  locale: Locale;
  state: State;
  open: OpenOwnData;
}

const OPEN_MINUTES = OPEN_MS / 60_000;

/** Everything that is stored about an address, until when, and the two files with it. */
export function OpenData({ locale, state, open: { data, endsAt, prolongations } }: OpenDataProps) {
  const t = ownData[locale];
  const items = ownDataItems(locale, data);
  const action = localizePath(locale, OWN_DATA_PATH);
  const prolong = fill(t.open.prolong, { minutes: OPEN_MINUTES });
  const end = <End locale={locale} at={endsAt} />;
  const parts = { email: <strong>{data.email}</strong>, time: end };
  return (
    <>
      <form className="own-bar on-dark" method="post" action={action}>
        <p>
          <Filled text={t.open.bar} parts={parts} />
        </p>
        <p className="own-bar-acts">
          {prolongations > 0 && (
            <button type="submit" name="act" value="prolong">
              {prolong}
            </button>
          )}
          <button type="submit" name="act" value="close">
            {t.open.close}
          </button>
        </p>
        {prolongations === 0 && <p className="own-bar-note">{t.open.longest}</p>}
        {/* Filled by the script shortly before the end: a region that is there from the start is read when its text comes. */}
        <p
          className="own-bar-note"
          role="status"
          data-own-left={Date.parse(endsAt) - Date.parse(data.exportedAt)}
        >
          <template>
            <Filled text={t.open.closing} parts={parts} />{' '}
            {prolongations > 0 && fill(t.open.closingProlong, { act: prolong })}
          </template>
        </p>
      </form>
      <Outcome locale={locale} state={state} />
      <div className="own-head">
        <div>
          <h1 id={OWN_DATA_TITLE} tabIndex={-1} className="text-h2">
            {headingOf(locale, items.length)}
          </h1>
          <p className="own-lead">{t.open.intro}</p>
        </div>
        <form className="own-download" method="post" action={action}>
          <h2>{t.open.download}</h2>
          <Button type="submit" name="act" value="html">
            {t.open.downloadPage}
          </Button>
          <Button type="submit" tone="quiet" name="act" value="json">
            {t.open.downloadData}
          </Button>
        </form>
      </div>
      <ul className="own-items" aria-label={t.open.list}>
        {items.map((item) => (
          <li key={item.id}>
            <div>
              <h2>{item.title}</h2>
              <p className="text-muted">{item.about}</p>
            </div>
            <p className="own-until">
              <span>{t.open.until}</span> {item.until}
            </p>
            <div className="own-acts">
              <Seen item={item} locale={locale} />
              <ItemActs item={item} locale={locale} />
            </div>
          </li>
        ))}
      </ul>
      <RequestForm locale={locale} />
      <ErasureForm locale={locale} data={data} state={state} />
    </>
  );
}

/** What came of the form that was posted last. That of the erasure is shown beside its form. */
function Outcome({ locale, state: { done, refused } }: { locale: Locale; state: State }) {
  if (done === 'erasureSent' || (done === undefined && refused?.form !== 'correct')) return null;
  return (
    <p
      role="status"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the answer to what the person has just sent
      autoFocus
      className="form-status"
      data-kind={done ? 'success' : 'error'}
    >
      {done ? fill(ownData[locale].acts[done], { minutes: OPEN_MINUTES }) : refused?.message}
    </p>
  );
}

/** When the page closes, in the agency's time, which the script replaces by the reader's. */
function End({ locale, at }: { locale: Locale; at: string }) {
  const time = formatHour(locale, Date.parse(at), AGENCY_ZONE);
  return (
    <time dateTime={at} data-own-end={locale}>
      {fill(ownData[locale].open.agencyTime, { time })}
    </time>
  );
}

/** A text with elements in place of its `{names}`. */
const Filled = ({ text, parts }: { text: string; parts: Record<string, ReactElement> }) =>
  text.split(/\{(\w+)\}/).map((part, index) => {
    const key = `${index}`;
    return <Fragment key={key}>{index % 2 === 1 ? parts[part] : part}</Fragment>;
  });

/** All of a thing. */
function Seen({ item, locale }: { item: OwnItem; locale: Locale }) {
  const t = ownData[locale];
  if (item.facts.length === 0) return null;
  return (
    <details className="own-seen">
      <summary>
        <span className="link">{t.open.see}</span>
        <span className="sr-only">{` · ${item.title}, ${item.about}`}</span>
      </summary>
      <OwnFacts facts={item.facts} />
    </details>
  );
}

/** `Huit choses.`, and above ten `12 choses.` */
function headingOf(locale: Locale, count: number): string {
  const { headings, heading, nothing } = ownData[locale].open;
  return count === 0 ? nothing : (headings[count - 1] ?? fill(heading, { count }));
}
