import type { MondayThingDto } from '../../contracts/monday.ts';
import { todos } from '../../domain/lead/lead-values.ts';
import { byValueAndAge } from '../../domain/monday/monday.ts';
import { claimDtos } from '../claims/list-claims.ts';
import { lastReadings } from '../content/sources/read-sources.ts';
import { readBrokenLinks } from '../landing/broken-links.ts';
import { leadSearch } from '../leads/manage/lead-search.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { MondayContext } from './context.ts';

/** The most calls of one run, for each of own leads and those of nobody: a hundred calls are no five minutes. */
const MOST_CALLS = 50;

/**
 * Returns the leads that are assigned to the account or to no one and that are new or due, by budget and age. A new lead with a later
 * follow-up was put off.
 */
export async function calls(
  { desk }: Pick<Ports, 'desk'>,
  { account, now, today }: MondayContext,
): Promise<MondayThingDto[]> {
  const search = leadSearch({ todo: [...todos], sort: 'budget', order: 'desc' }, now);
  const pages = await Promise.all(
    [account.id, 'none'].map((assignee) =>
      desk.page({ ...search, assignee }, { limit: MOST_CALLS, offset: 0 }),
    ),
  );
  return pages
    .flatMap(({ items }) => items)
    .filter(({ followUp }) => followUp === null || followUp <= today)
    .map(({ createdAt, ...row }) => {
      const { id, kind, name, email, phone, platform, budget, status, followUp } = row;
      return {
        kind: 'call' as const,
        key: `call ${id}`,
        since: followUp ?? new Date(createdAt).toISOString(),
        lead: { id, kind, name, email, phone, platform, budget, status, followUp },
      };
    })
    .sort((one, other) =>
      byValueAndAge(
        { budget: one.lead.budget, since: one.since },
        { budget: other.lead.budget, since: other.since },
      ),
    );
}

/** Returns the broken links of the pages that are online, each once with its pages. */
export async function deadLinks(
  ports: Pick<Ports, 'clock' | 'landingLinks' | 'liveLandings'>,
): Promise<MondayThingDto[]> {
  const brokenOf = await readBrokenLinks(ports);
  const found = new Map<string, MondayThingDto & { kind: 'link' }>();
  for (const { page, version } of ports.liveLandings.all()) {
    const { id } = page;
    const title = Object.values(version.content.texts)[0]?.title ?? '';
    for (const { url, verdict, movedTo, checkedAt } of brokenOf(id)) {
      const known = found.get(url);
      if (known) known.pages.push({ id, title });
      else
        found.set(url, {
          ...{ kind: 'link', key: `link ${url}`, url, verdict, movedTo, checkedAt },
          pages: [{ id, title }],
        });
    }
  }
  return [...found.values()];
}

/** Returns the confirmed claims that expire within two weeks, the first to expire first. */
export async function claimsThatExpire(ports: Ports, { locale }: MondayContext): Promise<MondayThingDto[]> {
  const dto = await claimDtos(ports, locale);
  return ports.claims
    .judge(await ports.claimStore.list())
    .filter(({ state }) => state === 'expiringSoon')
    .sort((one, other) => (one.validUntil ?? '').localeCompare(other.validUntil ?? ''))
    .map((claim) => ({
      kind: 'claim',
      key: `claim ${claim.id} ${claim.validUntil}`,
      claim: dto(claim),
    }));
}

/** Returns the sources of the guides that were not read for six months, as one thing: they are read on their own screen. */
export async function oldSources(ports: Pick<Ports, 'clock' | 'sourceReads'>): Promise<MondayThingDto[]> {
  const old = (await lastReadings(ports)).filter((reading) => reading.old);
  const since = old[0]?.source.checked;
  return since === undefined ? [] : [{ kind: 'source', key: `source ${since}`, count: old.length, since }];
}
