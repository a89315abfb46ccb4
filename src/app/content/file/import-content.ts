import type { FileImport, ImportList, JudgedEntry } from '../../../contracts/content-file.ts';
import type { ContentBody, ContentPlace } from '../../../domain/content/content.ts';
import { isGuidePart } from '../../../domain/content/parts.ts';
import type { FormerAddress } from '../../../domain/content/site-addresses.ts';
import { type Asker, actorOf } from '../../asker.ts';
import { newPage } from '../../landing/create-landing.ts';
import { withDraft } from '../../landing/save-landing.ts';
import type { Ports } from '../../ports/all-ports.ts';
import type { ImportedEntries, LandingWrite } from '../../ports/content.ts';
import type { Draft } from '../../ports/documents.ts';
import { type Failed, fail, failFields, ok, type Result } from '../../result.ts';
import { isGuide } from '../addresses/list-addresses.ts';
import { entriesOf } from './import-audit.ts';
import { chosenOf, type JudgedAddress, type JudgedGuide } from './judge-entries.ts';
import { type JudgedFile, judgeFile } from './judge-file.ts';
import type { JudgedLanding, LandingDraft } from './judge-landings.ts';
import { listImports } from './undo-import.ts';

type Refusal = Failed<'invalid_fields' | 'content_moved'>;

/**
 * Makes drafts of the chosen places of a file, adds or changes its chosen guides and redirects, and makes drafts of its chosen
 * landing pages, all or none. No text is published. What an import replaces is kept, so that it can be undone. Something that changed since the preview refuses the
 * whole import.
 */
export async function importContent(
  ports: Ports,
  { file, places, entries }: FileImport,
  asker: Asker,
): Promise<Result<ImportList, 'invalid_fields' | 'content_moved'>> {
  // Judged with the chosen entries alone: a redirect may have another as its target that was not chosen.
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
  const { landings: pages, ...swapped } = swaps;
  const landings = pages.map((draft) => landingWrite(ports, draft, id, asker));
  const changes = { drafts, ...swapped, landings };
  const stored = await ports.contentImports.write(
    changes,
    {
      id,
      at,
      kept: entries.length > 0 ? { ...swapped, landings: pages.map((one) => one.id), by, at } : null,
    },
    entriesOf({ actorId: by, at, requestId }, 'content_imported', changes, (path) =>
      isGuide(ports, path.slice(1)),
    ),
  );
  if (!stored) return fail('content_moved');
  if (entries.length > 0) await ports.content.refresh();
  return ok(await listImports(ports));
}

const wrongChoice = () => failFields({ places: 'content_file_choice' });

/** Returns what an import writes of a landing page: a new page, or the next draft of one that is stored. */
function landingWrite(
  ports: Ports,
  { id, content, template, stored }: LandingDraft,
  importId: string,
  asker: Asker,
): LandingWrite {
  const before = stored ? { content: stored.content, template: stored.template } : null;
  const { actorId: by, at } = actorOf(ports, asker);
  return {
    how: stored ? 'save' : 'create',
    page: stored
      ? withDraft(stored, { content, template }, { by, at })
      : newPage(ports, content, template, asker, id),
    imported: { id: importId, before },
  };
}

interface Chosen extends Pick<ImportedEntries, 'guides' | 'addresses'> {
  landings: LandingDraft[];
}

/** Returns what the chosen guides, redirects and landing pages change. */
function swapsOf(judged: JudgedFile, entries: FileImport['entries'], at: number): Chosen | Refusal {
  const dated = (address: Omit<FormerAddress, 'at'> | null) => address && { ...address, at };
  const chosen = {
    guides: [] as JudgedGuide[],
    addresses: [] as JudgedAddress[],
    landings: [] as JudgedLanding[],
  };
  for (const { kind, name, seen } of entries) {
    const isIt = ({ entry }: { entry: JudgedEntry }) =>
      entry.kind === kind && entry.name === name && entry.state !== 'refused';
    const [guide, address, landing] = [
      judged.guides.find(isIt),
      judged.addresses.find(isIt),
      judged.landings.find(isIt),
    ];
    const one = guide ?? address ?? landing;
    if (!one) return wrongChoice();
    if (one.entry.seen !== seen) return fail('content_moved');
    if (one.entry.state === 'same') return wrongChoice();
    if (guide) chosen.guides.push(guide);
    if (address) chosen.addresses.push(address);
    if (landing) chosen.landings.push(landing);
  }
  return {
    guides: chosen.guides.flatMap(({ swap }) => swap ?? []),
    addresses: chosen.addresses.flatMap(({ swap }) =>
      swap ? [{ before: dated(swap.before), after: dated(swap.after) }] : [],
    ),
    landings: chosen.landings.flatMap(({ draft }) => draft ?? []),
  };
}

/** Only the draft before the last import comes back. */
const withoutImport = (draft: Draft<ContentBody>['draft'] | undefined): Draft<ContentBody>['draft'] => {
  if (!draft) return null;
  const { imported: _, ...kept } = draft;
  return kept;
};
