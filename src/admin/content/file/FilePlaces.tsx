import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import type { ContentFile, FilePlace, FilePreview, JudgedPlace } from '../../../contracts/content-file.ts';
import { isPartKey, partOf } from '../../../domain/content/parts.ts';
import { isLocale, type Locale } from '../../../domain/locale/locale.ts';
import { fill, pluralForm } from '../../../i18n/format.ts';
import { ChangeList } from '../../editor/Versions.tsx';
import { useLanguage } from '../../texts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { inLanguage } from '../../ui/language-words.ts';
import { itemKey, type Texts } from '../part-texts.ts';
import { usePartName } from '../use-part-name.ts';
import { useWritten } from '../use-written.tsx';

interface FilePlacesProps {
  file: ContentFile;
  preview: FilePreview;
  busy: boolean;
  /** Makes the chosen places drafts, by part and language (`faq/fr`). */
  take: (chosen: ReadonlySet<string>) => void;
}

const nameOf = ({ part, locale }: JudgedPlace) => `${part}/${locale}`;

/** What a file would change, part by part and language by language, and what cannot be imported with its reasons. */
export function FilePlaces({ file, preview, busy, take }: FilePlacesProps) {
  const { locale, t } = useLanguage();
  const words = t.contentFile;
  const of = (state: JudgedPlace['state']) => preview.places.filter((place) => place.state === state);
  const [changed, same, refused] = [of('changed'), of('same'), of('refused')];
  // An existing draft is replaced only if it is ticked.
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    new Set(changed.filter(({ hasDraft }) => !hasDraft).map(nameOf)),
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
          changed.length > 0 ? counted(words.summary, changed.length) : words.nothing,
          changed.length > 0 && same.length > 0 && counted(words.same, same.length),
          refused.length > 0 && counted(words.refused, refused.length),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <ul className="content-file-places">
        {refused.map((place) => (
          <Refused key={nameOf(place)} place={place} />
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
      {changed.length > 0 && (
        <Button loading={busy} disabled={chosen.size === 0} onClick={() => take(chosen)}>
          {counted(words.act, chosen.size)}
        </Button>
      )}
    </div>
  );
}

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

function Refused({ place }: { place: JudgedPlace }) {
  const words = useLanguage().t.contentFile;
  const placeName = usePlaceName();
  return (
    <li data-state="refused">
      <p>
        <Icon name="warning" /> <strong>{placeName(place)}</strong> {words.problem}
      </p>
      <dl>
        {Object.entries(place.problems).map(([field, sentence]) => (
          <div key={field}>
            <dt>{field === '' ? words.whole : <code>{field}</code>}</dt>
            <dd>{sentence}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
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
