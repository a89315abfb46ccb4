import { useDebouncedValue } from '@mantine/hooks';
import type { SpotlightActionData } from '@mantine/spotlight';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { AccountDto } from '../../contracts/account/account.ts';
import { SEARCH_MAX_LENGTH } from '../../domain/list/list-parameters.ts';
import { searchKey } from '../../domain/text/search-key.ts';
import { callApi } from '../api/call-api.ts';
import { type AdminTexts, useLanguage } from '../texts.ts';
import { withoutIsolates } from '../ui/fields/Typed.tsx';
import { SectionIcon } from './SectionIcon.tsx';
import { maySee, type Section, sectionPath } from './sections.ts';

/** The time without typing after which the lists are searched, in milliseconds. */
const DELAY_MS = 250;
/** The minimum length of a search: a single letter has too many matches. */
const SHORTEST = 2;
/** The maximum number of records shown per list. */
const MOST = 5;

/** A record that matches the typed text. */
interface Found {
  section: Section;
  id: string;
  name: string;
  /** Distinguishes it from another record of the same name. */
  about: string;
  path: string;
}

type Search = (q: string, signal: AbortSignal, t: AdminTexts) => Promise<Found[]>;

const query = (q: string, more: Record<string, string> = {}) => ({ q, pageSize: '25' as const, ...more });

/** The search of each list, by its own endpoint. */
const searches: Partial<Record<Section, Search>> = {
  leads: async (q, signal) =>
    (await callApi('GET /leads', { query: query(q), signal })).items.map((lead) => ({
      section: 'leads',
      id: lead.id,
      name: lead.name,
      about: lead.email || (lead.phone ?? ''),
      path: `${sectionPath('leads')}/${lead.id}`,
    })),
  campaigns: async (q, signal, t) =>
    (await callApi('GET /campaigns', { query: query(q), signal })).items.map((campaign) => ({
      section: 'campaigns',
      id: campaign.id,
      name: campaign.artist,
      about: `${t.leads.platforms[campaign.platform]} · ${t.campaigns.statuses[campaign.status]}`,
      path: `${sectionPath('campaigns')}/${campaign.id}`,
    })),
  'landing-pages': async (q, signal) =>
    (await callApi('GET /landing-pages', { query: query(q), signal })).items.map((page) => ({
      section: 'landing-pages',
      id: page.id,
      name: page.title,
      about: page.slug ?? '',
      path: `${sectionPath('landing-pages')}/${page.id}`,
    })),
  // The API returns one status per request, and also searches the texts; here a review is found only by its author.
  reviews: async (q, signal, t) => {
    const pages = await Promise.all(
      (['pending', 'approved', 'rejected'] as const).map(async (status) => {
        const page = await callApi('GET /reviews/moderation', { query: query(q, { status }), signal });
        return page.items.map((review) => ({ review, status }));
      }),
    );
    const key = searchKey(q);
    return pages
      .flat()
      .filter(({ review }) => searchKey(`${review.name ?? ''}\n${review.email ?? ''}`).includes(key))
      .map(({ review, status }) => ({
        section: 'reviews' as const,
        id: review._id,
        name: review.name ?? review.email ?? t.sections.reviews,
        about: t.reviews.tabs[status],
        path: `${sectionPath('reviews')}?id=${review._id}`,
      }));
  },
};

/**
 * Returns the matching records of each list that the role may see, once typing pauses. A list whose search fails has no
 * records; its entry of `useSearches` still links to it.
 * @returns `searching`: the responses for the text are pending
 */
export function useRecords(account: AccountDto | undefined, text: string) {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const wanted = text.length >= SHORTEST && account !== undefined ? text.slice(0, SEARCH_MAX_LENGTH) : '';
  const [asked] = useDebouncedValue(wanted, DELAY_MS);
  const found = useQuery({
    queryKey: ['palette', account?.role, asked],
    enabled: asked !== '' && asked === wanted,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const sections = (Object.keys(searches) as Section[]).filter(
        (section) => account !== undefined && maySee(account.role, section),
      );
      const answers = await Promise.allSettled(
        sections.map(async (section) => (await searches[section]?.(asked, signal, t))?.slice(0, MOST) ?? []),
      );
      return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    },
  });
  const current = wanted !== '' && asked === wanted;
  const records: SpotlightActionData[] = (current ? (found.data ?? []) : []).map((record) => ({
    id: `record-${record.section}-${record.id}`,
    label: withoutIsolates(record.name),
    description: withoutIsolates([t.sections[record.section], record.about].filter(Boolean).join(' · ')),
    leftSection: <SectionIcon name={record.section} />,
    onClick: () => void navigate(record.path),
  }));
  return { records, searching: wanted !== '' && (!current || found.isPending) };
}
