import type { FileImport, ImportList } from '../../../contracts/content-file.ts';
import type { ContentBody, ContentPlace } from '../../../domain/content/content.ts';
import { isPartKey } from '../../../domain/content/parts.ts';
import { isLocale } from '../../../domain/locale/locale.ts';
import { calledNames } from '../../account/called-names.ts';
import { type Asker, actorOf } from '../../asker.ts';
import type { Ports } from '../../ports/all-ports.ts';
import type { Draft } from '../../ports/documents.ts';
import { fail, failFields, ok, type Result } from '../../result.ts';
import { judgeFile } from './judge-file.ts';

/**
 * Makes drafts of the chosen places of a file, all or none. Each keeps the draft that it replaces, so that the import can be
 * undone. Nothing is published. A place whose draft changed since the preview refuses the whole import.
 */
export async function importContent(
  ports: Ports,
  { file, places }: FileImport,
  asker: Asker,
): Promise<Result<ImportList, 'invalid_fields' | 'content_moved'>> {
  const judged = new Map(
    (await judgeFile(ports, file)).map((one) => [`${one.place.part}/${one.place.locale}`, one]),
  );
  const { actorId: by, at, requestId } = actorOf(ports, asker);
  const id = ports.ids.next();
  const changes: { place: ContentPlace; next: Draft<ContentBody> }[] = [];
  for (const { part, locale, draftVersion } of places) {
    const found = judged.get(`${part}/${locale}`);
    if (!found?.draft || found.place.state !== 'changed')
      return failFields({ places: 'content_file_choice' });
    if (found.place.draftVersion !== draftVersion) return fail('content_moved');
    const { place, body } = found.draft;
    const imported = { id, before: withoutImport(found.row?.draft) };
    changes.push({ place, next: { version: draftVersion + 1, draft: { ...body, imported, by, at } } });
  }
  const stored = await ports.contentStore.saveDrafts(changes, {
    ...{ actorId: by, at, requestId },
    ...{ action: 'content_imported', subject: null, before: null, after: { drafts: changes.length } },
  });
  return stored ? ok(await listImports(ports)) : fail('content_moved');
}

/** Only the draft before the last import comes back. */
const withoutImport = (draft: Draft<ContentBody>['draft'] | undefined): Draft<ContentBody>['draft'] => {
  if (!draft) return null;
  const { imported: _, ...kept } = draft;
  return kept;
};

type Imported = { place: ContentPlace; row: Draft<ContentBody> };

/** The drafts that are still as an import left them, by the id of the import. */
async function importedDrafts({
  contentStore,
}: Pick<Ports, 'contentStore'>): Promise<Map<string, Imported[]>> {
  const found = new Map<string, Imported[]>();
  for (const [name, row] of await contentStore.drafts()) {
    const id = row.draft?.imported?.id;
    const [part = '', locale = ''] = name.split('/');
    if (id === undefined || !isPartKey(part) || !isLocale(locale)) continue;
    found.set(id, [...(found.get(id) ?? []), { place: { part, locale }, row }]);
  }
  return found;
}

/** Returns the imports of which drafts are left as they were imported, the newest first. */
export async function listImports(ports: Ports): Promise<ImportList> {
  const [found, nameOf] = await Promise.all([importedDrafts(ports), calledNames(ports.accounts)]);
  const imports = [...found].map(([id, drafts]) => {
    const { by = null, at = 0 } = drafts[0]?.row.draft ?? {};
    return { id, by: nameOf(by), at: new Date(at).toISOString(), places: drafts.map(({ place }) => place) };
  });
  return { imports: imports.sort((one, other) => other.at.localeCompare(one.at)) };
}

/** Undoes an import: each draft that is still as it was imported is again the one before, or none. All or none. */
export async function undoImport(
  ports: Ports,
  id: string,
  asker: Asker,
): Promise<Result<ImportList, 'not_found' | 'content_moved'>> {
  const drafts = (await importedDrafts(ports)).get(id);
  if (!drafts) return fail('not_found');
  const actor = actorOf(ports, asker);
  const changes = drafts.map(({ place, row }) => ({
    place,
    next: { version: row.version + 1, draft: row.draft?.imported?.before ?? null },
  }));
  const stored = await ports.contentStore.saveDrafts(changes, {
    ...actor,
    ...{ action: 'content_import_undone', subject: null, before: null, after: { drafts: changes.length } },
  });
  return stored ? ok(await listImports(ports)) : fail('content_moved');
}
