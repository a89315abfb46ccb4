import {
  createSpotlight,
  Spotlight,
  type SpotlightActionData,
  type SpotlightActionGroupData,
} from '@mantine/spotlight';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { AccountDto } from '../../contracts/account/account.ts';
import { searchKey } from '../../domain/text/search-key.ts';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { SectionIcon } from './SectionIcon.tsx';
import { maySee, type Place, placeName, type Section, sectionPath, sections } from './sections.ts';
import { useActions } from './use-actions.tsx';
import { useRecords } from './use-records.tsx';

interface CommandPaletteProps {
  account: AccountDto | undefined;
  /** Incremented by the parent to open the palette. */
  asked: number;
  /** Stops buffering the letters typed before the field had the focus, and returns them. */
  takeTyped: () => string;
  showShortcuts: () => void;
}

const places: readonly Place[] = [...sections, 'go-live'];
const [store, palette] = createSpotlight();
/** The entry that Enter opens. */
const CHOSEN = '[data-selected]';

/**
 * Finds entries by the beginning of their words, ignoring accents and capitals, as the lists do. The middle of a word
 * would offer an action for the first letter of nearly every name.
 */
const starting = (entries: readonly SpotlightActionData[], typed: string) =>
  entries.filter(({ label }) => wordsOf(label ?? '').includes(wordsOf(typed)));
const wordsOf = (text: string) => ` ${searchKey(text).replace(/[^\p{L}\p{N}]+/gu, ' ')}`;

/** The minimum length of a text that may mean an action; a shorter one more often begins a person's name. */
const MEANS_ACTION = 3;

/** Ctrl K: opens a section or a record, runs an action, or searches a list for the typed text. */
export function CommandPalette({ account, asked, takeTyped, showShortcuts }: CommandPaletteProps) {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const actions = useActions(account, showShortcuts);
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const { records, searching } = useRecords(account, text);
  const searches = useSearches(account, text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at each request
  useEffect(palette.open, [asked]);
  const sectionEntries = places
    .filter((section) => account === undefined || maySee(account.role, section))
    .map((section) => ({
      id: section,
      label: placeName(section, t),
      leftSection: <SectionIcon name={section} />,
      onClick: () => void navigate(sectionPath(section)),
    }));
  const meansName = text !== '' && text.length < MEANS_ACTION;
  const found = [
    { group: t.shell.find.records, actions: records },
    // They are below the records, so they wait for them: an entry must not move while Enter is pressed.
    { group: t.shell.find.group, actions: searching ? [] : searches },
  ];
  const commands = {
    group: t.shell.actions,
    actions: meansName && searching ? [] : starting(actions, typed),
  };
  const groups = [
    { group: t.shell.goTo, actions: starting(sectionEntries, typed) },
    ...(meansName ? [...found, commands] : [commands, ...found]),
  ].filter((group) => group.actions.length > 0);
  return (
    <Spotlight.Root
      store={store}
      query={typed}
      onQueryChange={setTyped}
      attributes={{ content: { 'aria-label': t.shell.search } }}
      shortcut={['mod + K']}
      lockScroll={false}
      scrollable
      maxHeight="60vh"
    >
      <Spotlight.Search
        placeholder={t.shell.search}
        aria-label={t.shell.search}
        onFocus={() => {
          const before = takeTyped();
          if (before) setTyped((present) => before + present);
        }}
      />
      {groups.length > 0 ? (
        <Spotlight.ActionsList>
          {groups.map(({ group, actions: entries }) => (
            <Spotlight.ActionsGroup key={group} label={group}>
              {entries.map(({ id, ...entry }) => (
                <Spotlight.Action key={id} {...entry} />
              ))}
            </Spotlight.ActionsGroup>
          ))}
        </Spotlight.ActionsList>
      ) : (
        <Spotlight.Empty>{searching ? t.shell.find.searching : t.shell.nothing}</Spotlight.Empty>
      )}
      <Spoken
        name={t.shell.search}
        typed={typed}
        groups={groups}
        nothing={searching ? t.shell.find.searching : t.shell.nothing}
      />
    </Spotlight.Root>
  );
}

interface SpokenProps {
  /** The name of the dialog. */
  name: string;
  typed: string;
  groups: readonly SpotlightActionGroupData[];
  /** The announcement when there is no entry. */
  nothing: string;
}

/**
 * Announces the selected entry to screen readers, because the focus stays in the field and Spotlight marks the entry only
 * by an attribute. Also selects the first entry if the entries arrived after the typing.
 */
function Spoken({ name, typed, groups, nothing }: SpokenProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [chosen, setChosen] = useState(-1);
  const entries = groups.flatMap((group) => group.actions);
  useEffect(() => {
    const dialog = place.current?.closest('[role="dialog"]');
    if (!dialog) return;
    // Spotlight gives its dialog no accessible name.
    dialog.setAttribute('aria-label', name);
    const read = () =>
      setChosen([...dialog.querySelectorAll('[data-action]')].findIndex((entry) => entry.matches(CHOSEN)));
    const observer = new MutationObserver(read);
    observer.observe(dialog, { subtree: true, childList: true, attributeFilter: ['data-selected'] });
    read();
    return () => observer.disconnect();
  }, [name]);
  const isUnchosen = typed !== '' && chosen === -1 && entries.length > 0;
  useEffect(() => {
    if (!isUnchosen) return;
    place.current
      ?.closest('[role="dialog"]')
      ?.querySelector('[data-action]')
      ?.setAttribute('data-selected', 'true');
    store.updateState((state) => ({ ...state, selected: 0 }));
  }, [isUnchosen]);
  const entry = entries[chosen];
  return (
    <span ref={place} className="admin-hidden" role="status">
      {entries.length === 0 ? nothing : [entry?.label, entry?.description].filter(Boolean).join(', ')}
    </span>
  );
}

/** The lists with a search. The list of reviews shows one status at a time. */
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
function useSearches(account: AccountDto | undefined, text: string): SpotlightActionData[] {
  const { t } = useLanguage();
  const navigate = useNavigate();
  if (text === '' || account === undefined) return [];
  return lists
    .filter(([section]) => maySee(account.role, section))
    .map(([section, status]) => {
      const filter = status ? `&status=${status}` : '';
      // Only read for roles that see reviews: texts that are not loaded yet would suspend and remove the field while typing.
      const place = status ? `${t.sections[section]} · ${t.reviews.tabs[status]}` : t.sections[section];
      return {
        id: `find-${section}${filter}`,
        label: `${place} · ${fill(t.shell.find.text, { text })}`,
        leftSection: <SectionIcon name={section} />,
        onClick: () => void navigate(`${sectionPath(section)}?q=${encodeURIComponent(text)}${filter}`),
      };
    });
}
