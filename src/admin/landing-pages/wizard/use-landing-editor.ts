import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { LandingDetail } from '../../../contracts/landing/landing.ts';
import { fieldAt } from '../../../domain/documents/places.ts';
import { emptyOf } from '../../../domain/documents/values.ts';
import { emptyTexts, type LandingTexts, landingFields } from '../../../domain/landing/landing-page.ts';
import { isLocale, type Locale } from '../../../domain/locale/locale.ts';
import { callApi } from '../../api/call-api.ts';
import { createDraftStore, type DraftStore } from '../../editor/draft-store.ts';
import { type Draft, type Drafts, openErrors } from '../../editor/drafts.ts';
import { differences, readAt, writeAt } from '../../editor/value-paths.ts';
import type { Saving } from '../../ui/form/draft-sender.ts';
import type { FieldErrors } from '../../ui/form/form-state.ts';
import { useDraftStore } from '../../ui/form/use-draft-store.ts';
import { useToldChanges } from '../../ui/form/use-told-changes.tsx';
import { landingListsKey, landingPageKey } from '../landing-queries.ts';
import { changeOf, type LandingValues, storedValues } from './landing-values.ts';
import { useWritten } from './use-written.ts';

/** All languages of a page are one draft. */
export const PAGE = 'page';

/** All data of the wizard, in the shown language. */
export interface LandingEditor {
  /** The stored page. */
  page: LandingDetail;
  store: DraftStore<typeof PAGE, LandingValues>;
  drafts: Drafts<typeof PAGE, LandingValues>;
  draft: Draft<LandingValues>;
  values: LandingValues;
  saving: Saving;
  /** The language of the texts, and its texts; empty ones in a new language. */
  language: Locale;
  texts: LandingTexts;
  /** The server's error messages, by the path of the value. */
  errors: FieldErrors;
  /** Changes one value; typing at one path is a single undo step. */
  change: (path: string, value: unknown) => void;
  /** Changes several values as one undo step. */
  replace: (values: LandingValues) => void;
}

/** The draft of a page, with autosave a second after typing. */
export function useLandingEditor(page: LandingDetail, language: Locale): LandingEditor {
  const client = useQueryClient();
  const { id } = page;
  const [store] = useState(() =>
    createDraftStore<typeof PAGE, LandingValues>({
      stored: { [PAGE]: storedValues(page) },
      send: async (_key, values, version) => {
        const body = changeOf(values, version);
        const answer = await callApi('PUT /landing-pages/{id}', { params: { id }, body });
        client.setQueryData<LandingDetail>(
          landingPageKey(id),
          (now) => now && { ...now, ...answer, template: body.template, changed: true },
        );
        void client.invalidateQueries({ queryKey: landingListsKey, refetchType: 'none' });
        return { version: answer.version, draft: { ...answer.content, template: values.template } };
      },
      refresh: () => void client.invalidateQueries({ queryKey: landingPageKey(id) }),
    }),
  );
  const { drafts, saving } = useDraftStore(store);
  const { nameOf } = useWritten();
  const tellChanges = useToldChanges();
  const renew = useEffectEvent((read: LandingDetail) => {
    for (const { before, after } of store.renew({ [PAGE]: storedValues(read) }))
      tellChanges({
        by: read.updatedBy,
        fields: differences(before, after).map(nameOf),
        undo: () => store.change(PAGE, before),
      });
  });
  useEffect(() => renew(page), [page]);
  const draft = drafts.all[PAGE];
  const values = draft.draft;
  return {
    page,
    store,
    drafts,
    draft,
    values,
    saving,
    language,
    texts: values.texts[language] ?? emptyTexts(),
    errors: openErrors(draft),
    change: (path, value) => store.change(PAGE, written(values, path, value), path),
    replace: (next) => store.change(PAGE, next),
  };
}

/** Returns the values with one changed. The first text of a language or an item also creates its other texts, empty. */
function written(values: LandingValues, path: string, value: unknown): LandingValues {
  const [root, language, name = '', id] = path.split('.');
  if (root !== 'texts' || !isLocale(language)) return writeAt(values, path, value);
  const begun = values.texts[language]
    ? values
    : { ...values, texts: { ...values.texts, [language]: emptyTexts() } };
  const field = fieldAt(landingFields.texts, name);
  const item = `texts.${language}.${name}.${id}`;
  const ready =
    field?.kind === 'itemTexts' && !readAt(begun, item) ? writeAt(begun, item, emptyOf(field.fields)) : begun;
  return writeAt(ready, path, value);
}
