import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ContentDetail, ContentLocale, TypographyNote } from '../../contracts/content.ts';
import type { ContentPart } from '../../domain/content/part.ts';
import { type PartKey, partOf } from '../../domain/content/parts.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { callApi } from '../api/call-api.ts';
import { createDraftStore, type DraftStore } from '../editor/draft-store.ts';
import { type Draft, type Drafts, openErrors } from '../editor/drafts.ts';
import { writeAt } from '../editor/value-paths.ts';
import type { Saving } from '../ui/form/draft-sender.ts';
import type { FieldErrors, Stored } from '../ui/form/form-state.ts';
import { useDraftStore } from '../ui/form/use-draft-store.ts';
import { useToldChanges } from '../ui/form/use-told-changes.tsx';
import { contentListQuery, partKey, withLocale } from './content-queries.ts';
import {
  contentOf,
  differing,
  fallbackIn,
  flattened,
  type PartValues,
  stampsIn,
  standardValues,
  type Texts,
  valuesOf,
} from './part-texts.ts';
import { useWritten } from './use-written.tsx';

/** All data of the screen of a part, in the shown language. */
export interface PartEditor {
  key: PartKey;
  part: ContentPart;
  locale: Locale;
  /** The state of this language on the server. */
  stored: ContentLocale;
  store: DraftStore<Locale, PartValues>;
  drafts: Drafts<Locale, PartValues>;
  draft: Draft<PartValues>;
  values: PartValues;
  texts: Texts;
  /** The French draft, the documented default, and the online texts. */
  french: Texts;
  standard: Texts;
  online: Texts;
  /** The names of the texts that differ from those online. */
  changed: string[];
  errors: FieldErrors;
  /** The typographic corrections of the server, by the name of the text. */
  notes: Readonly<Record<string, TypographyNote['changes']>>;
  saving: Saving;
  /** Changes one text; typing in one field is a single undo step. */
  change: (name: string, text: string) => void;
  /** Changes several values at once, as one undo step. */
  replace: (values: PartValues) => void;
}

const storedIn = (part: ContentPart, { locales }: ContentDetail): Record<Locale, Stored<PartValues>> =>
  Object.fromEntries(
    locales.map((entry) => [
      entry.locale,
      { version: entry.draftVersion, draft: valuesOf(part, entry.default, shownOf(entry)) },
    ]),
  ) as Record<Locale, Stored<PartValues>>;

const shownOf = ({ draft, version, fallback }: ContentLocale) =>
  draft ?? version ?? { content: null, fallback };

/** The drafts of a part in all languages, with autosave. */
export function usePartEditor(detail: ContentDetail, locale: Locale): PartEditor {
  const { part: key } = detail;
  const part = partOf(key);
  const client = useQueryClient();
  const latest = useRef(detail);
  const [notes, setNotes] = useState<Readonly<Record<string, TypographyNote['changes']>>>({});
  const [store] = useState(() => {
    const send = async (of: Locale, values: PartValues, version: number): Promise<Stored<PartValues>> => {
      const standard = localeIn(latest.current, of).default;
      const answer = await callApi('PUT /content/{part}/draft', {
        params: { part: key },
        body: {
          locale: of,
          content: contentOf(part, standard, values),
          fallback: fallbackIn(values),
          stamps: stampsIn(values),
          version,
        },
      });
      const told = answer.typography.map(({ field, changes }) => [`${of} ${field}`, changes] as const);
      setNotes((now) => ({ ...now, ...Object.fromEntries(told) }));
      client.setQueryData<ContentDetail>(partKey(key), (now) => withLocale(now, answer.locale));
      void client.invalidateQueries(contentListQuery);
      return {
        version: answer.locale.draftVersion,
        draft: valuesOf(part, answer.locale.default, shownOf(answer.locale)),
      };
    };
    const refresh = () => void client.invalidateQueries({ queryKey: partKey(key) });
    return createDraftStore({ stored: storedIn(part, detail), send, refresh });
  });
  const { drafts, saving } = useDraftStore(store);
  const { nameOf } = useWritten({ key, part, locale });
  const tellChanges = useToldChanges();
  const renew = useEffectEvent((read: ContentDetail) => {
    const known = latest.current;
    latest.current = read;
    for (const { key: of, before, after } of store.renew(storedIn(part, read))) {
      const { draft, version } = localeIn(read, of);
      // The account that discarded a draft is unknown, so no toast is shown.
      if (!draft && version?.number === localeIn(known, of).version?.number) continue;
      const [was, is] = [flattened(before), flattened(after)];
      tellChanges({
        by: (draft ?? version)?.by ?? null,
        fields: differing(was, is).map((name) => nameOf(name, name in is ? is : was)),
        undo: () => store.change(of, before),
      });
    }
  });
  useEffect(() => renew(detail), [detail]);

  const stored = localeIn(detail, locale);
  const draft = drafts.all[locale];
  const values = draft.draft;
  const texts = flattened(values);
  const online = flattened(
    stored.version ? valuesOf(part, stored.default, stored.version) : standardValues(part, stored.default),
  );
  const prefix = `${locale} `;
  const own = Object.entries(notes).filter(([name]) => name.startsWith(prefix));
  return {
    key,
    part,
    locale,
    stored,
    store,
    drafts,
    draft,
    values,
    texts,
    french: flattened(drafts.all.fr.draft),
    standard: flattened(standardValues(part, stored.default)),
    online,
    changed: differing(texts, online),
    errors: openErrors(draft),
    notes: Object.fromEntries(own.map(([name, changes]) => [name.slice(prefix.length), changes])),
    saving,
    change: (name, text) => {
      setNotes(({ [prefix + name]: _, ...others }) => others);
      // The latest values: a field that was not rendered since another one changed must not bring back old ones.
      store.change(locale, writeAt(store.snapshot().drafts.all[locale].draft, name, text), name);
    },
    replace: (next) => store.change(locale, next),
  };
}

function localeIn({ locales }: ContentDetail, locale: Locale): ContentLocale {
  const found = locales.find((entry) => entry.locale === locale);
  if (!found) throw new Error(`The API answered without ${locale}`);
  return found;
}
