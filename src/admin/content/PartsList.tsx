import { Box, Flex, NativeSelect } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import type { ContentList } from '../../contracts/content.ts';
import { partGroups } from '../../domain/content/part.ts';
import { type PartKey, partOf } from '../../domain/content/parts.ts';
import { type Locale, locales } from '../../domain/locale/locale.ts';
import { AGENCY_ZONE, agencyDay } from '../../domain/time/agency-day.ts';
import { dateFormat, fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { code, listed } from '../ui/language-words.ts';
import { StaleList } from './blocks/StaleList.tsx';
import { draftsIn } from './content-names.ts';
import { usePartName } from './use-part-name.ts';

interface PartsListProps {
  list: ContentList;
  current: PartKey;
  addressOf: (part: PartKey) => string;
}

type Part = ContentList['parts'][number];

/** Every part under the page that shows it, with its languages and its open tasks, in words. */
export function PartsList({ list, current, addressOf }: PartsListProps) {
  const { t } = useLanguage();
  const words = t.content;
  const stateOf = useStateWords();
  const nameOf = usePartName();
  return (
    <nav className="content-parts" aria-label={words.list.label}>
      {partGroups.map((group, index) => (
        <section key={group} aria-labelledby={`content-group-${group}`}>
          <div className="content-group-head">
            <h2 id={`content-group-${group}`}>{words.groups[group]}</h2>
            {index === 0 && <span aria-hidden="true">{locales.map(code).join(' ')}</span>}
          </div>
          <Flex component="ul" direction="column" gap={2} mt={0} mb={24}>
            {list.parts
              .filter((part) => partOf(part.part).group === group)
              .map((part) => {
                const { part: key } = part;
                const { sentence, complete, said, tone } = stateOf(part);
                return (
                  <li key={key}>
                    <Link
                      to={addressOf(key)}
                      className="content-part"
                      {...(key === current && { 'aria-current': 'page' as const })}
                    >
                      <span>
                        <span className="content-part-name">{nameOf(key)}</span>
                        {sentence !== '' && (
                          <span className="content-part-state" data-role={tone}>
                            {sentence}
                          </span>
                        )}
                      </span>
                      <LanguageBars complete={complete} words={said} />
                    </Link>
                  </li>
                );
              })}
          </Flex>
        </section>
      ))}
      <StaleList />
      <FilesNote />
    </nav>
  );
}

/** The same parts as a menu, in a window too narrow for the column. */
export function PartsMenu({ list, current, addressOf }: PartsListProps) {
  const { t } = useLanguage();
  const words = t.content;
  const navigate = useNavigate();
  const stateOf = useStateWords();
  const nameOf = usePartName();
  return (
    <NativeSelect
      className="content-menu"
      aria-label={words.list.choose}
      value={current}
      onChange={({ currentTarget }) => void navigate(addressOf(currentTarget.value as PartKey))}
    >
      {partGroups.map((group) => (
        <optgroup key={group} label={words.groups[group]}>
          {list.parts
            .filter((part) => partOf(part.part).group === group)
            .map((part) => {
              const { part: key } = part;
              const { sentence } = stateOf(part);
              return (
                <option key={key} value={key}>
                  {sentence === '' ? nameOf(key) : `${nameOf(key)} (${sentence})`}
                </option>
              );
            })}
        </optgroup>
      ))}
    </NativeSelect>
  );
}

/** The open tasks of a part, in words. */
function useStateWords() {
  const { locale, t } = useLanguage();
  const words = t.content.list;
  const period = usePeriodWords();
  const dayOf = dateFormat(locale, { timeZone: AGENCY_ZONE, day: 'numeric', month: 'short' });
  /** The first of the moments for which a language is scheduled. */
  const scheduledOf = (entries: Part['locales']) => {
    const [first] = entries.flatMap(({ scheduled }) => (scheduled ? [scheduled.at] : [])).sort();
    return first !== undefined && fill(t.content.schedule.list, { day: dayOf.format(new Date(first)) });
  };
  return ({ locales: entries }: Part) => {
    const lacking = entries.filter(({ missing }) => missing.length > 0).map((entry) => entry.locale);
    // An empty part is often intended, so it is neither complete nor an open task.
    const isEmpty = entries.length > 0 && entries.every(({ empty }) => empty);
    const complete = isEmpty ? [] : locales.filter((one) => !lacking.includes(one));
    const drafts = draftsIn(entries).length;
    const sentence = [
      // The period of the first language that has one; it is mostly the same in every language.
      period(entries.find((entry) => entry.period)?.period),
      scheduledOf(entries),
      isEmpty && words.empty,
      drafts > 0 && fill(drafts === 1 ? words.draft : words.drafts, { count: drafts }),
      lacking.length > 0 && fill(words.missing, { languages: listed(locale, lacking.map(code)) }),
    ]
      .filter((one) => one)
      .join(', ');
    const completeWords =
      lacking.length === 0
        ? words.complete
        : fill(words.completeIn, { languages: listed(locale, complete.map(code)) });
    return {
      sentence,
      complete,
      said: isEmpty ? words.empty : completeWords,
      tone: drafts > 0 ? 'information' : 'rest',
    };
  };
}

/** Which texts are not edited here, and how they are changed. */
export function FilesNote() {
  const { t } = useLanguage();
  const words = t.content.files;
  return (
    <Box className="content-files" p="sm" mt="auto" c="dimmed" fz={14}>
      <p>{words.text}</p>
      <details>
        <summary>{words.ask}</summary>
        <p>{words.how}</p>
      </details>
    </Box>
  );
}

interface LanguageBarsProps {
  complete: readonly Locale[];
  /** The bars in words, for screen readers. */
  words: string;
}

/** Four bars in the order FR EN ES PT: a bar is dark where its language is complete. */
function LanguageBars({ complete, words }: LanguageBarsProps) {
  return (
    <Flex className="content-bars" component="span" display="inline-flex" flex="none">
      <svg viewBox="0 0 24 13" width="24" height="13" aria-hidden="true">
        {locales.map((locale, place) => (
          <rect
            key={locale}
            x={place * 7}
            width="3"
            height="13"
            rx="1"
            data-on={complete.includes(locale) || undefined}
          />
        ))}
      </svg>
      <span className="admin-hidden">{words}</span>
    </Flex>
  );
}

type Period = ContentList['parts'][number]['locales'][number]['period'];

/** Formats the period in which a part is shown: `Du 1er déc. au 24 déc.`; empty for a part that is always shown. */
function usePeriodWords(): (period: Period | undefined) => string {
  const { locale, t } = useLanguage();
  const words = t.content.list;
  return (period) => {
    if (!period) return '';
    const [start, end] = [period.startsAt, period.endsAt].map((at) => (at ? new Date(at) : undefined));
    const oneDay = start && end && agencyDay(start.getTime()) === agencyDay(end.getTime());
    const format = dateFormat(locale, {
      timeZone: AGENCY_ZONE,
      day: 'numeric',
      month: 'short',
      ...(oneDay && { hour: '2-digit', minute: '2-digit' }),
    });
    if (end && end.getTime() <= Date.now()) return fill(words.over, { day: format.format(end) });
    if (start && end) return format.formatRange(start, end);
    if (start) return fill(words.from, { day: format.format(start) });
    return end ? fill(words.until, { day: format.format(end) }) : '';
  };
}
