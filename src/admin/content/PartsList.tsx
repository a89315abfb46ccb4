import { NativeSelect } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import type { ContentList } from '../../contracts/content.ts';
import { type PartKey, partGroups, partKeys, partOf } from '../../domain/content/parts.ts';
import { locales } from '../../domain/locale/locale.ts';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { code, listed } from '../ui/language-words.ts';
import { FilesNote } from './FilesNote.tsx';
import { LanguageBars } from './LanguageBars.tsx';
import { usePeriodWords } from './use-period-words.ts';
import { draftsIn } from './use-text-names.ts';

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
  const byKey = new Map(list.parts.map((part) => [part.part, part]));
  return (
    <nav className="content-parts" aria-label={words.list.label}>
      {partGroups.map((group, index) => (
        <section key={group} aria-labelledby={`content-group-${group}`}>
          <div className="content-group-head">
            <h2 id={`content-group-${group}`}>{words.groups[group]}</h2>
            {index === 0 && <span aria-hidden="true">{locales.map(code).join(' ')}</span>}
          </div>
          <ul>
            {partKeys
              .filter((key) => partOf(key).group === group)
              .map((key) => {
                const part = byKey.get(key);
                const { sentence, complete, said, tone } = stateOf(part);
                return (
                  <li key={key}>
                    <Link
                      to={addressOf(key)}
                      className="content-part"
                      {...(key === current && { 'aria-current': 'page' as const })}
                    >
                      <span>
                        <span className="content-part-name">{words.parts[key]}</span>
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
          </ul>
        </section>
      ))}
      <FilesNote />
    </nav>
  );
}

/** The same parts as a menu, where there is no room for a column. */
export function PartsMenu({ list, current, addressOf }: PartsListProps) {
  const { t } = useLanguage();
  const words = t.content;
  const navigate = useNavigate();
  const stateOf = useStateWords();
  const byKey = new Map(list.parts.map((part) => [part.part, part]));
  return (
    <NativeSelect
      className="content-menu"
      aria-label={words.list.choose}
      value={current}
      onChange={({ currentTarget }) => void navigate(addressOf(currentTarget.value as PartKey))}
    >
      {partGroups.map((group) => (
        <optgroup key={group} label={words.groups[group]}>
          {partKeys
            .filter((key) => partOf(key).group === group)
            .map((key) => {
              const { sentence } = stateOf(byKey.get(key));
              return (
                <option key={key} value={key}>
                  {sentence === '' ? words.parts[key] : `${words.parts[key]} (${sentence})`}
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
  return (part: Part | undefined) => {
    const entries = part?.locales ?? [];
    const lacking = entries.filter(({ missing }) => missing.length > 0).map((entry) => entry.locale);
    // Often on purpose: a part without anything is neither complete nor a task.
    const isEmpty = entries.length > 0 && entries.every(({ empty }) => empty);
    const complete = isEmpty ? [] : locales.filter((one) => !lacking.includes(one));
    const drafts = draftsIn(entries).length;
    const sentence = [
      // Mostly the same in every language.
      period(entries.find((entry) => entry.period)?.period),
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
