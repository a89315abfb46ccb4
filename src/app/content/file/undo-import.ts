import type { ImportList } from '../../../contracts/content-file.ts';
import { type ContentBody, type ContentPlace, placeName } from '../../../domain/content/content.ts';
import { isPartKey } from '../../../domain/content/parts.ts';
import { isLocale, locales } from '../../../domain/locale/locale.ts';
import { isSame } from '../../../domain/value/is-same.ts';
import { calledNames } from '../../account/called-names.ts';
import { type Asker, actorOf } from '../../asker.ts';
import { withDraft } from '../../landing/save-landing.ts';
import type { Ports } from '../../ports/all-ports.ts';
import type { ImportedEntries, ImportedLanding, LandingWrite, Swap } from '../../ports/content.ts';
import type { Draft } from '../../ports/documents.ts';
import type { StoredLanding } from '../../ports/landing/landing.ts';
import { fail, ok, type Result } from '../../result.ts';
import { isGuide } from '../addresses/list-addresses.ts';
import { entriesOf } from './import-audit.ts';

/** What is left of an import: what is still as it left it. */
interface Left extends Pick<ImportedEntries, 'guides' | 'addresses'> {
  by: string | null;
  at: number;
  drafts: { place: ContentPlace; row: Draft<ContentBody> }[];
  landings: { page: StoredLanding; before: ImportedLanding['before'] }[];
}

/** Reads what is left of each import, by its id. An added guide of which a text was changed or published is none of it. */
async function importsLeft(ports: Ports): Promise<Map<string, Left>> {
  const { contentStore, contentImports, addressStore } = ports;
  const [drafts, newest, records, stored] = await Promise.all([
    contentStore.drafts(),
    contentStore.newestOfAll(),
    contentImports.entries(),
    addressStore.read(),
  ]);
  const left = new Map<string, Left>();
  for (const [id, { by, at, guides, addresses, landings = [] }] of records) {
    const isWritten = (slug: string) =>
      locales.some((locale) => {
        const name = placeName({ part: slug as ContentPlace['part'], locale });
        const draft = drafts.get(name)?.draft;
        return newest.has(name) || (draft && draft.imported?.id !== id);
      });
    left.set(id, {
      ...{ by, at, drafts: [] },
      guides: guides.filter(({ before, after }) => {
        const now = stored.guides.find(({ slug }) => slug === after?.slug);
        return isSame(now, after) && (before !== null || !isWritten(after?.slug ?? ''));
      }),
      addresses: addresses.filter(({ after }) =>
        stored.former.some(({ path, target }) => path === after?.path && target === after.target),
      ),
      landings: await landingsLeft(ports, id, landings),
    });
  }
  for (const [name, row] of drafts) {
    const id = row.draft?.imported?.id;
    const [part = '', locale = ''] = name.split('/');
    if (!row.draft || id === undefined || !isPartKey(part) || !isLocale(locale)) continue;
    const { by, at } = row.draft;
    const one = left.get(id) ?? { by, at, drafts: [], guides: [], addresses: [], landings: [] };
    one.drafts.push({ place: { part, locale }, row });
    left.set(id, one);
  }
  const isEmpty = ({ drafts, guides, addresses, landings }: Left) =>
    drafts.length + guides.length + addresses.length + landings.length === 0;
  return new Map([...left].filter(([, one]) => !isEmpty(one)));
}

/** Returns the landing pages whose draft is still that of an import, and was not published since. */
async function landingsLeft(
  { contentImports, landings }: Pick<Ports, 'contentImports' | 'landings'>,
  importId: string,
  ids: readonly string[],
): Promise<Left['landings']> {
  const left: Left['landings'] = [];
  for (const [id, imported] of await contentImports.landings(ids)) {
    const page = imported.id === importId ? await landings.byId(id) : undefined;
    if (!page || page.deletedAt !== null || page.publishedDraft === page.version) continue;
    left.push({ page, before: imported.before });
  }
  return left;
}

/** Returns the imports of which something is left as it was imported, the newest first. */
export async function listImports(ports: Ports): Promise<ImportList> {
  const [left, nameOf] = await Promise.all([importsLeft(ports), calledNames(ports.accounts)]);
  const imports = [...left].map(([id, { by, at, drafts, guides, addresses, landings }]) => ({
    ...{ id, by: nameOf(by), at: new Date(at).toISOString() },
    places: drafts.map(({ place }) => place),
    entries: [
      ...guides.map(({ after }) => ({ kind: 'guide' as const, name: after?.slug ?? '', title: '' })),
      ...addresses.map(({ after }) => ({ kind: 'address' as const, name: after?.path ?? '', title: '' })),
      ...landings.map(({ page }) => ({ kind: 'landing' as const, name: page.id, title: page.title })),
    ],
  }));
  return { imports: imports.sort((one, other) => other.at.localeCompare(one.at)) };
}

const back = <T>({ before, after }: Swap<T>): Swap<T> => ({ before: after, after: before });

/**
 * Undoes an import: each draft, guide, address and landing page that is still as it was imported is again the one before, or none.
 * All or none.
 */
export async function undoImport(
  ports: Ports,
  id: string,
  asker: Asker,
): Promise<Result<ImportList, 'not_found' | 'content_moved'>> {
  const left = (await importsLeft(ports)).get(id);
  if (!left) return fail('not_found');
  const actor = actorOf(ports, asker);
  const drafts = left.drafts.map(({ place, row }) => ({
    place,
    next: { version: row.version + 1, draft: row.draft?.imported?.before ?? null },
  }));
  const landings = left.landings.map(
    ({ page, before }): LandingWrite =>
      before
        ? { how: 'save', page: withDraft(page, before, { by: actor.actorId, at: actor.at }), imported: null }
        : { how: 'remove', page },
  );
  const swaps = { guides: left.guides.map(back), addresses: left.addresses.map(back) };
  const changes = { drafts, ...swaps, landings };
  const stored = await ports.contentImports.write(
    changes,
    { id, at: actor.at, kept: null },
    entriesOf(actor, 'content_import_undone', changes, (path) => isGuide(ports, path.slice(1))),
  );
  if (!stored) return fail('content_moved');
  if (swaps.guides.length + swaps.addresses.length > 0) await ports.content.refresh();
  return ok(await listImports(ports));
}
