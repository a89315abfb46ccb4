import type { FileImport, ImportList } from '../../../contracts/content-file.ts';
import type { ContentBody, ContentPlace } from '../../../domain/content/content.ts';
import { isGuidePart } from '../../../domain/content/parts.ts';
import { type Asker, actorOf } from '../../asker.ts';
import type { Ports } from '../../ports/all-ports.ts';
import type { ImportedEntries } from '../../ports/content.ts';
import type { Draft } from '../../ports/documents.ts';
import { type Failed, fail, failFields, ok, type Result } from '../../result.ts';
import { isGuide } from '../addresses/list-addresses.ts';
import { entriesOf } from './import-audit.ts';
import { chosenOf } from './judge-entries.ts';
import { type JudgedFile, judgeFile } from './judge-file.ts';
import { listImports } from './undo-import.ts';

type Refusal = Failed<'invalid_fields' | 'content_moved'>;

/**
 * Makes drafts of the chosen places of a file, and adds or changes its chosen guides and redirects, all or none. No text is
 * published. What an import replaces is kept, so that it can be undone. Something that changed since the preview refuses the
 * whole import.
 */
export async function importContent(
  ports: Ports,
  { file, places, entries }: FileImport,
  asker: Asker,
): Promise<Result<ImportList, 'invalid_fields' | 'content_moved'>> {
  // Judged with the chosen entries alone: a redirect may lead to one that was not chosen.
  const judged = await judgeFile(ports, chosenOf(file, entries));
  const { actorId: by, at, requestId } = actorOf(ports, asker);
  const id = ports.ids.next();
  const swaps = swapsOf(judged, entries, at);
  if ('ok' in swaps) return swaps;
  const added = new Set<string>(
    swaps.guides.flatMap(({ before, after }) => (!before && after ? [after.slug] : [])),
  );
  const drafts: { place: ContentPlace; next: Draft<ContentBody> }[] = [];
  const found = new Map(judged.places.map((one) => [`${one.place.part}/${one.place.locale}`, one]));
  for (const { part, locale, draftVersion } of places) {
    const one = found.get(`${part}/${locale}`);
    // A text of a new guide may be the default: it is a draft all the same, since the guide needs one.
    if (!one?.draft || (one.place.state !== 'changed' && !added.has(part))) return wrongChoice();
    if (isGuidePart(part) && !isGuide(ports, part) && !added.has(part)) return wrongChoice();
    if (one.place.draftVersion !== draftVersion) return fail('content_moved');
    const { place, body } = one.draft;
    const imported = { id, before: withoutImport(one.row?.draft) };
    drafts.push({ place, next: { version: draftVersion + 1, draft: { ...body, imported, by, at } } });
  }
  const texts = new Set<string>(drafts.map(({ place }) => place.part));
  if (places.length + entries.length === 0 || [...added].some((slug) => !texts.has(slug)))
    return wrongChoice();
  const stored = await ports.contentImports.write(
    { drafts, ...swaps },
    { id, at, kept: entries.length > 0 ? { ...swaps, by, at } : null },
    entriesOf({ actorId: by, at, requestId }, 'content_imported', { drafts, ...swaps }, (path) =>
      isGuide(ports, path.slice(1)),
    ),
  );
  if (!stored) return fail('content_moved');
  if (entries.length > 0) await ports.content.refresh();
  return ok(await listImports(ports));
}

const wrongChoice = () => failFields({ places: 'content_file_choice' });

/** Returns what the chosen guides and redirects change. */
function swapsOf(
  { guides, addresses }: JudgedFile,
  entries: FileImport['entries'],
  at: number,
): ImportedEntries | Refusal {
  const swaps = {
    guides: [] as ImportedEntries['guides'][number][],
    addresses: [] as ImportedEntries['addresses'][number][],
  };
  for (const { kind, name, seen } of entries) {
    const isIt = ({ entry }: { entry: { name: string; state: string } }) =>
      entry.name === name && entry.state !== 'refused';
    const guide = kind === 'guide' ? guides.find(isIt) : undefined;
    const address = kind === 'address' ? addresses.find(isIt) : undefined;
    const one = guide ?? address;
    if (!one) return wrongChoice();
    if (one.entry.seen !== seen) return fail('content_moved');
    if (!one.swap) return wrongChoice();
    if (guide?.swap) swaps.guides.push(guide.swap);
    if (address?.swap)
      swaps.addresses.push({
        before: address.swap.before && { ...address.swap.before, at },
        after: address.swap.after && { ...address.swap.after, at },
      });
  }
  return swaps;
}

/** Only the draft before the last import comes back. */
const withoutImport = (draft: Draft<ContentBody>['draft'] | undefined): Draft<ContentBody>['draft'] => {
  if (!draft) return null;
  const { imported: _, ...kept } = draft;
  return kept;
};
