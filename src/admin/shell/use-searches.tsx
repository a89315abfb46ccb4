import type { SpotlightActionData } from '@mantine/spotlight';
import { useNavigate } from 'react-router';
import type { AccountDto } from '../../contracts/account.ts';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { SectionIcon } from './SectionIcon.tsx';
import { maySee, type Section, sectionPath } from './sections.ts';

/** The lists with a search. That of reviews shows one status at a time. */
const lists: readonly [Section, status?: 'pending' | 'approved'][] = [
  ['leads'],
  ['campaigns'],
  ['media'],
  ['landing-pages'],
  ['reviews', 'pending'],
  ['reviews', 'approved'],
];

/**
 * Entries that search each list of the role for the typed text. No request is sent before a list opens. Without a text,
 * there are no entries.
 */
export function useSearches(account: AccountDto | undefined, text: string): SpotlightActionData[] {
  const { t } = useLanguage();
  const navigate = useNavigate();
  if (text === '' || account === undefined) return [];
  return lists
    .filter(([section]) => maySee(account.role, section))
    .map(([section, status]) => {
      const filter = status ? `&status=${status}` : '';
      // Read for its own role alone: texts that are still to be fetched would take the field away under the typing.
      const place = status ? `${t.sections[section]} · ${t.reviews.tabs[status]}` : t.sections[section];
      return {
        id: `find-${section}${filter}`,
        label: `${place} · ${fill(t.shell.find.text, { text })}`,
        leftSection: <SectionIcon name={section} />,
        onClick: () => void navigate(`${sectionPath(section)}?q=${encodeURIComponent(text)}${filter}`),
      };
    });
}
