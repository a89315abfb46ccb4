import type { SpotlightActionData } from '@mantine/spotlight';
import { useNavigate } from 'react-router';
import type { AccountDto } from '../../contracts/account.ts';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { SectionIcon } from './SectionIcon.tsx';
import { maySee, type Section, sectionPath } from './sections.ts';

/**
 * Entries that search each list of the role for the typed text. No request is sent before a list opens. Without a text,
 * there are no entries.
 */
export function useSearches(account: AccountDto | undefined, text: string): SpotlightActionData[] {
  const { t } = useLanguage();
  const navigate = useNavigate();
  if (text === '' || account === undefined) return [];
  const lists: [Section, place: string, filter?: string][] = [
    ['leads', t.sections.leads],
    ['campaigns', t.sections.campaigns],
    ['media', t.sections.media],
    ['landing-pages', t.sections['landing-pages']],
    // The list shows one status at a time.
    ...(['pending', 'approved'] as const).map((status): [Section, string, string] => [
      'reviews',
      `${t.sections.reviews} · ${t.reviews.tabs[status]}`,
      `&status=${status}`,
    ]),
  ];
  return lists
    .filter(([section]) => maySee(account.role, section))
    .map(([section, place, filter = '']) => ({
      id: `find-${section}${filter}`,
      label: `${place} · ${fill(t.shell.find.text, { text })}`,
      leftSection: <SectionIcon name={section} />,
      onClick: () => void navigate(`${sectionPath(section)}?q=${encodeURIComponent(text)}${filter}`),
    }));
}
