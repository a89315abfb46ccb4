import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import type {
  ContentFile,
  FilePlace,
  FilePreview,
  JudgedEntry,
  JudgedPlace,
} from '../../../contracts/content-file.ts';
import { isPartKey, partOf } from '../../../domain/content/parts.ts';
import { isLocale, type Locale } from '../../../domain/locale/locale.ts';
import { fill, pluralForm } from '../../../i18n/format.ts';
import { ChangeList } from '../../editor/Versions.tsx';
import { useLanguage } from '../../texts.ts';
import { inLanguage } from '../../ui/language-words.ts';
import { itemKey, type Texts } from '../part-texts.ts';
import { usePartName } from '../use-part-name.ts';
import { useWritten } from '../use-written.tsx';
import { entryKey, FileEntries, RefusedRow } from './FileEntries.tsx';

interface FilePlacesProps {
  file: ContentFile;
  preview: FilePreview;
  busy: boolean;
  /** Imports the chosen places, by part and language (`faq/fr`), and entries, by kind and name (`address /ancien`). */
  take: (chosen: ReadonlySet<string>) => void;
}

/** In the order of the preview. */
const entryKinds: readonly JudgedEntry['kind'][] = ['guide', 'address', 'landing'];

const nameOf = ({ part, locale }: JudgedPlace) => `${part}/${locale}`;

/** What a file would change, entry by entry, part by part and language by language, and what cannot be imported, with reasons. */
export function FilePlaces({ file, preview, busy, take }: FilePlacesProps) {
  const { locale, t } = useLanguage();
  const words = t.contentFile;
  const placeName = usePlaceName();
  const added = new Set(
    preview.entries.flatMap(({ kind, name, state }) => (kind === 'guide' && state === 'new' ? [name] : [])),
  );
  const isOfAdded = ({ part, state }: JudgedPlace) => added.has(part) && state !== 'refused';
  // The texts of a new guide come with it.
  const texts = preview.places.filter((place) => !isOfAdded(place));
  const of = (state: JudgedPlace['state']) => texts.filter((place) => place.state === state);
  const entriesOf = (...states: JudgedEntry['state'][]) =>
    preview.entries.filter(({ state }) => states.includes(state));
  const [changed, refused] = [of('changed'), of('refused')];
  const entries = entriesOf('new', 'changed');
  const same = of('same').length + entriesOf('same').length;
  const wrong = refused.length + entriesOf('refused').length;
  // An existing draft is replaced, and what visitors find is changed at once, only if it is ticked.
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    new Set([
      ...changed.filter(({ hasDraft }) => !hasDraft).map(nameOf),
      ...entries.filter(({ asks }) => !asks).map(entryKey),
    ]),
  );
  const toggle = (name: string) => {
    const next = new Set(chosen);
    if (!next.delete(name)) next.add(name);
    setChosen(next);
  };
  const counted = (forms: { one: string; other: string }, count: number) =>
    fill(pluralForm(locale, forms, count), { count });
  return (
    <div className="content-file-result">
      <h3>{words.result}</h3>
      <p role="status">
        {[
          changed.length > 0 && counted(words.summary, changed.length),
          entries.length > 0 && counted(words.entries, entries.length),
          changed.length + entries.length === 0 && words.nothing,
          changed.length + entries.length > 0 && same > 0 && counted(words.same, same),
          wrong > 0 && counted(words.refused, wrong),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {entryKinds.map((kind) => (
        <FileEntries
          key={kind}
          kind={kind}
          file={file}
          entries={preview.entries}
          places={preview.places}
          chosen={chosen}
          toggle={toggle}
        />
      ))}
      {changed.length + refused.length > 0 && (
        <section aria-labelledby="file-texts">
          <h4 id="file-texts">{words.texts}</h4>
          <ul className="content-file-places">
            {refused.map((place) => (
              <RefusedRow key={nameOf(place)} name={placeName(place)} problems={place.problems} />
            ))}
            {changed.map((place) => (
              <Changed
                key={nameOf(place)}
                place={place}
                given={file.parts[place.part]?.[place.locale] as FilePlace}
                checked={chosen.has(nameOf(place))}
                toggle={() => toggle(nameOf(place))}
              />
            ))}
          </ul>
        </section>
      )}
      {changed.length + entries.length > 0 && (
        <Button
          loading={busy}
          disabled={chosen.size === 0}
          onClick={() => take(withTextsOf(chosen, preview.places.filter(isOfAdded)))}
        >
          {counted(
            entries.some((entry) => chosen.has(entryKey(entry))) ? words.actAll : words.act,
            chosen.size,
          )}
        </Button>
      )}
    </div>
  );
}

/** Returns the chosen keys with those of the texts of each chosen new guide. */
const withTextsOf = (chosen: ReadonlySet<string>, places: readonly JudgedPlace[]): ReadonlySet<string> =>
  new Set([
    ...chosen,
    ...places.filter(({ part }) => chosen.has(entryKey({ kind: 'guide', name: part }))).map(nameOf),
  ]);

/** The name of a place: the part as the back office calls it, and the language. */
function usePlaceName() {
  const { locale: spoken, t } = useLanguage();
  const partName = usePartName();
  return ({ part, locale }: Pick<JudgedPlace, 'part' | 'locale'>) =>
    fill(t.contentFile.place, {
      part: isPartKey(part) ? partName(part) : part,
      language: isLocale(locale) ? inLanguage(spoken, locale) : locale,
    });
}

interface ChangedProps {
  place: JudgedPlace;
  /** The place as the file has it. */
  given: FilePlace;
  checked: boolean;
  toggle: () => void;
}

function Changed({ place, given, checked, toggle }: ChangedProps) {
  const { locale, t } = useLanguage();
  const words = t.contentFile;
  const placeName = usePlaceName();
  const [opened, setOpened] = useState(false);
  const { part, changes } = place;
  return (
    <li>
      <Checkbox
        checked={checked}
        onChange={toggle}
        label={placeName(place)}
        description={place.hasDraft ? words.replaces : undefined}
      />
      <details onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
        <summary>
          {fill(pluralForm(locale, words.changes, changes.length), { count: changes.length })}
        </summary>
        {opened && isPartKey(part) && isLocale(place.locale) && (
          <Differences place={place} of={{ key: part, locale: place.locale }} given={given} />
        )}
      </details>
    </li>
  );
}

interface DifferencesProps {
  place: JudgedPlace;
  of: { key: Parameters<typeof partOf>[0]; locale: Locale };
  given: FilePlace;
}

function Differences({ place: { changes }, of, given }: DifferencesProps) {
  const { changesOf } = useWritten({ ...of, part: partOf(of.key) });
  const after = textsOf(given);
  const before: Texts = {
    ...after,
    ...Object.fromEntries(changes.map(({ field, before: was }) => [field, was ?? ''])),
  };
  return <ChangeList changes={changesOf(changes, before, after)} />;
}

/** The texts of a place by their names, as comparisons need them. */
const textsOf = ({ content: { fields, items } }: FilePlace): Texts => ({
  ...fields,
  ...Object.fromEntries(
    items.flatMap(({ id, fields: texts }) =>
      Object.entries(texts).map(([key, text]) => [itemKey(id, key), text]),
    ),
  ),
  items: items.map(({ id }) => id).join(' '),
});
