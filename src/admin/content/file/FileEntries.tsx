import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ContentFile, FilePlace, JudgedEntry, JudgedPlace } from '../../../contracts/content-file.ts';
import { isLocale, type Locale } from '../../../domain/locale/locale.ts';
import { fill } from '../../../i18n/format.ts';
import { ChangeList } from '../../editor/Versions.tsx';
import { useLanguage } from '../../texts.ts';
import { Filled } from '../../ui/fields/Typed.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { inLanguage, listed } from '../../ui/language-words.ts';

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
  const words = useLanguage().t.contentFile[kind];
  const shown = entries.filter((entry) => entry.kind === kind && entry.state !== 'same');
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={`file-${kind}`}>
      <h4 id={`file-${kind}`}>{words.title}</h4>
      <p className="admin-muted">{words.text}</p>
      <ul className="content-file-places">
        {shown.map((entry, index) =>
          entry.state === 'refused' ? (
            // A file may name an entry twice.
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of the file does not change
            <RefusedRow key={index} name={entry.name} problems={entry.problems} />
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
  const { kind, name, state, changes } = entry;
  const target = changes.find(({ field }) => field === 'target')?.after ?? '';
  const title = titleIn(file, name);
  const label =
    kind === 'guide' ? (
      <Filled text={title === '' ? '/{name}' : words.guide.label} typed={{ name, title }} />
    ) : (
      <Filled text={words.address.label} typed={{ name, target }} />
    );
  return (
    <li>
      <Checkbox checked={checked} onChange={toggle} label={label} description={note(entry, places)} />
      {kind === 'guide' && state === 'changed' && <ChangeList changes={choicesOf(changes, t, locale)} />}
    </li>
  );
}

/** What the import of an entry does, in words. */
function useNote(): (entry: JudgedEntry, places: readonly JudgedPlace[]) => ReactNode {
  const { locale: spoken, t } = useLanguage();
  const words = t.contentFile;
  return ({ kind, state, changes, asks }, places) => {
    if (kind === 'guide' && state === 'changed') return words.guide.changed;
    if (kind === 'guide') {
      const languages = places.flatMap(({ locale }) =>
        isLocale(locale) ? [inLanguage(spoken, locale)] : [],
      );
      return fill(words.guide.added, { languages: listed(spoken, languages) });
    }
    if (state === 'changed')
      return <Filled text={words.address.changed} typed={{ before: changes[0]?.before ?? '' }} />;
    return asks ? words.address.withdraws : words.address.added;
  };
}

/** The French title that a file gives a guide; empty: none. */
function titleIn({ parts }: ContentFile, slug: string): string {
  const french = parts[slug]?.['fr'] as Partial<FilePlace> | undefined;
  const title: unknown = french?.content?.fields?.['title'];
  return typeof title === 'string' ? title : '';
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

/** A text or an entry that cannot be imported, with what is wrong with it. */
export function RefusedRow({ name, problems }: { name: string; problems: Readonly<Record<string, string>> }) {
  const words = useLanguage().t.contentFile;
  return (
    <li data-state="refused">
      <p>
        <Icon name="warning" /> <strong>{name}</strong> {words.problem}
      </p>
      <dl>
        {Object.entries(problems).map(([field, sentence]) => (
          <div key={field}>
            <dt>{field === '' ? words.whole : <code>{field}</code>}</dt>
            <dd>{sentence}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
