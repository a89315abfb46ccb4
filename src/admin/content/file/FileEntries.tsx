import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ContentFile, JudgedEntry, JudgedPlace } from '../../../contracts/content-file.ts';
import { isLocale, type Locale } from '../../../domain/locale/locale.ts';
import { fill, pluralForm } from '../../../i18n/format.ts';
import { ChangeList } from '../../editor/Versions.tsx';
import { useLanguage } from '../../texts.ts';
import { Filled } from '../../ui/fields/Typed.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { inLanguage, listed } from '../../ui/language-words.ts';
import { LandingChanges, landingIn } from './LandingChanges.tsx';

/** The name of an entry among the chosen ones. */
export const entryKey = ({ kind, name }: Pick<JudgedEntry, 'kind' | 'name'>): string => `${kind} ${name}`;

interface FileEntriesProps {
  file: ContentFile;
  kind: JudgedEntry['kind'];
  entries: readonly JudgedEntry[];
  /** The texts of the new guides. */
  places: readonly JudgedPlace[];
  chosen: ReadonlySet<string>;
  toggle: (key: string) => void;
}

/** The guides or the redirects of a file that an import would change, and those that cannot be imported, with the reasons. */
export function FileEntries({ file, kind, entries, places, chosen, toggle }: FileEntriesProps) {
  const { t } = useLanguage();
  const words = t.contentFile[kind];
  const { guide, former } = t.addresses;
  const labels: Readonly<Record<string, string>> = {
    ...{ slug: guide.address, follows: guide.follows, path: former.path, target: former.target },
  };
  const labelOf = (field: string) => labels[field];
  const shown = entries.filter((entry) => entry.kind === kind && entry.state !== 'same');
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={`file-${kind}`}>
      <h4 id={`file-${kind}`}>{words.title}</h4>
      <p className="admin-muted">{words.text}</p>
      <ul className="content-file-places">
        {shown.map((entry, index) =>
          entry.state === 'refused' ? (
            <RefusedRow
              // A file may name an entry twice.
              // biome-ignore lint/suspicious/noArrayIndexKey: the order of the file does not change
              key={index}
              name={entry.title || entry.name}
              problems={entry.problems}
              labelOf={labelOf}
            />
          ) : (
            <Row
              key={entryKey(entry)}
              entry={entry}
              file={file}
              places={places.filter(({ part, state }) => part === entry.name && state !== 'refused')}
              checked={chosen.has(entryKey(entry))}
              toggle={() => toggle(entryKey(entry))}
            />
          ),
        )}
      </ul>
    </section>
  );
}

interface RowProps extends Pick<FileEntriesProps, 'file' | 'places'> {
  entry: JudgedEntry;
  checked: boolean;
  toggle: () => void;
}

function Row({ entry, file, places, checked, toggle }: RowProps) {
  const { locale, t } = useLanguage();
  const words = t.contentFile;
  const note = useNote();
  const { kind, name, title, state, changes } = entry;
  const target = changes.find(({ field }) => field === 'target')?.after ?? '';
  const labels = {
    guide: title === '' ? '/{name}' : words.guide.label,
    address: words.address.label,
    landing: '{title}',
  };
  return (
    <li>
      <Checkbox
        checked={checked}
        onChange={toggle}
        label={<Filled text={labels[kind]} typed={{ name, title, target }} />}
        description={note(entry, places, file)}
      />
      {kind === 'guide' && state === 'changed' && <ChangeList changes={choicesOf(changes, t, locale)} />}
      {kind === 'landing' && state === 'changed' && <LandingChanges changes={changes} />}
    </li>
  );
}

/** What the import of an entry does, in words. */
function useNote(): (entry: JudgedEntry, places: readonly JudgedPlace[], file: ContentFile) => ReactNode {
  const { locale: spoken, t } = useLanguage();
  const { guide, address, landing } = t.contentFile;
  const named = (codes: readonly string[]) =>
    listed(
      spoken,
      codes.flatMap((code) => (isLocale(code) ? [inLanguage(spoken, code)] : [])),
    );
  return (entry, places, file) => {
    const { kind, state, changes, asks, lacking } = entry;
    if (kind === 'guide')
      return state === 'changed'
        ? guide.changed
        : fill(guide.added, { languages: named(places.map(({ locale }) => locale)) });
    if (kind === 'address')
      return state === 'changed' ? (
        <Filled text={address.changed} typed={{ before: changes[0]?.before ?? '' }} />
      ) : asks ? (
        address.withdraws
      ) : (
        address.added
      );
    const languages = named(Object.keys(landingIn(file, entry)?.content.texts ?? {}));
    return [
      state === 'new' ? fill(landing.added, { languages }) : asks ? landing.replaces : landing.changed,
      lacking > 0 && fill(pluralForm(spoken, landing.lacking, lacking), { count: lacking }),
    ]
      .filter(Boolean)
      .join(' ');
  };
}

/** The settings of a guide that differ, in the words of its form. */
function choicesOf(changes: JudgedEntry['changes'], t: ReturnType<typeof useLanguage>['t'], spoken: Locale) {
  const { guide, categories, difficulties } = t.addresses;
  const labels: Readonly<Record<string, string>> = {
    category: guide.category,
    difficulty: guide.difficulty,
    follows: guide.follows,
    metrics: t.contentFile.guide.metrics,
  };
  const names: Readonly<Record<string, string>> = { ...categories, ...difficulties };
  const said = (field: string, value: string | null) =>
    (field === 'follows' && value === '' ? guide.first : names[value ?? '']) ?? value ?? '';
  return changes.map(({ field, before, after }) => ({
    path: field,
    label: labels[field] ?? field,
    lang: spoken,
    before: said(field, before),
    after: said(field, after),
  }));
}

interface RefusedRowProps {
  name: string;
  problems: Readonly<Record<string, string>>;
  /** The label of a field; absent: its name in the file. */
  labelOf?: (field: string) => string | undefined;
}

/** A text or an entry that cannot be imported, with what is wrong with it. */
export function RefusedRow({ name, problems, labelOf }: RefusedRowProps) {
  const words = useLanguage().t.contentFile;
  return (
    <li data-state="refused">
      <p>
        <Icon name="warning" /> <strong>{name}</strong> {words.problem}
      </p>
      <dl>
        {Object.entries(problems).map(([field, sentence]) => (
          <div key={field}>
            <dt>{field === '' ? words.whole : (labelOf?.(field) ?? <code>{field}</code>)}</dt>
            <dd>{sentence}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
