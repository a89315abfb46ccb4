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
  /** Counts the requests from outside: the palette opens at each. */
  asked: number;
  /** Ends the keeping of the letters that were typed before the field had the focus, and returns them. */
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

/** The letters from which on a text may mean an action; fewer begin the name of a person more often. */
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
    // They come after the records, and so wait for these: an entry never moves away under Enter.
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
  /** Of the dialog. */
  name: string;
  typed: string;
  groups: readonly SpotlightActionGroupData[];
  /** What is said without an entry. */
  nothing: string;
}

/**
 * Tells screen readers the chosen entry, because the focus stays in the field; Spotlight marks it by an attribute alone. It also
 * chooses the first entry where the entries came after the typing.
 */
function Spoken({ name, typed, groups, nothing }: SpokenProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [chosen, setChosen] = useState(-1);
  const entries = groups.flatMap((group) => group.actions);
  useEffect(() => {
    const dialog = place.current?.closest('[role="dialog"]');
    if (!dialog) return;
    // Spotlight leaves its dialog without a name.
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
function useSearches(account: AccountDto | undefined, text: string): SpotlightActionData[] {
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
