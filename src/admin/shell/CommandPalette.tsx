import {
  openSpotlight,
  Spotlight,
  type SpotlightActionGroupData,
  type SpotlightFilterFunction,
} from '@mantine/spotlight';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { AccountDto } from '../../contracts/account.ts';
import { searchKey } from '../../domain/text/search-key.ts';
import { useLanguage } from '../texts.ts';
import { SectionIcon } from './SectionIcon.tsx';
import { maySee, type Place, placeName, sectionPath, sections } from './sections.ts';
import { useActions } from './use-actions.tsx';
import { useSearches } from './use-searches.tsx';

interface CommandPaletteProps {
  account: AccountDto | undefined;
  /** Counts the requests from outside: the palette opens at each. */
  asked: number;
}

const places: readonly Place[] = [...sections, 'go-live'];

/** Finds entries by a part of their words, ignoring accents and capitals, as the lists do. */
const matching: SpotlightFilterFunction = (typed, data) =>
  data.flatMap((entry) => {
    if (!('actions' in entry)) return entry;
    const actions = entry.actions.filter(({ label }) => searchKey(label ?? '').includes(searchKey(typed)));
    return actions.length > 0 ? { ...entry, actions } : [];
  });

/** Ctrl K: opens a section, runs an action, or searches a list for the typed text. */
export function CommandPalette({ account, asked }: CommandPaletteProps) {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const actions = useActions(account);
  const [typed, setTyped] = useState('');
  const searches = useSearches(account, typed.trim());
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at each request
  useEffect(openSpotlight, [asked]);
  const groups: SpotlightActionGroupData[] = [
    {
      group: t.shell.goTo,
      actions: places
        .filter((section) => account === undefined || maySee(account.role, section))
        .map((section) => ({
          id: section,
          label: placeName(section, t),
          leftSection: <SectionIcon name={section} />,
          onClick: () => void navigate(sectionPath(section)),
        })),
    },
    { group: t.shell.actions, actions },
    { group: t.shell.find.group, actions: searches },
  ];
  return (
    <Spotlight
      actions={groups}
      query={typed}
      onQueryChange={setTyped}
      filter={matching}
      nothingFound={t.shell.nothing}
      attributes={{ content: { 'aria-label': t.shell.search } }}
      searchProps={{ placeholder: t.shell.search, 'aria-label': t.shell.search }}
      shortcut={['mod + K']}
      lockScroll={false}
      scrollable
      maxHeight="60vh"
    />
  );
}
