import { useDisclosure, useHotkeys, useMediaQuery } from '@mantine/hooks';
import { onlineManager } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { adminKeys } from '../../domain/storage/admin-keys.ts';
import { useBrand } from '../api/brand.ts';
import { useNewBuild } from '../api/new-build.ts';
import { useAccount } from '../api/use-account.ts';
import { useLanguage } from '../texts.ts';
import { closeToast, toastDone, toastStanding } from '../toast.ts';
import { Waiting } from '../ui/feedback/Waiting.tsx';
import { lazyView } from '../ui/lazy-view.tsx';
import { useShortcutSwitch, useShortcuts } from '../ui/list/use-shortcuts.ts';
import { useNarrow } from '../ui/use-narrow.ts';
import { MobileHeader } from './MobileHeader.tsx';
import { SectionView } from './SectionView.tsx';
import { Sidebar } from './Sidebar.tsx';
import { isPlace, placeName } from './sections.ts';
import { useLiveUpdates } from './use-live-updates.ts';
import { useNewLeads } from './use-new-leads.ts';
import { useTypedAhead } from './use-typed-ahead.ts';

/** Fetched when it is first opened. */
const CommandPalette = lazyView(
  ['shortcuts', 'leads', 'campaigns', 'landing', 'reviews'],
  async () => (await import('./CommandPalette.tsx')).CommandPalette,
);

/** Fetched when it is first opened. */
const ShortcutDialog = lazyView(
  ['shortcuts', 'leads', 'reviews', 'editing'],
  async () => (await import('./ShortcutDialog.tsx')).ShortcutDialog,
);

/** Loaded for an account that must complete a step before everything else. */
const DutyScreen = lazyView(
  ['access', 'signIn', 'account', 'secondFactor'],
  async () => (await import('./DutyScreen.tsx')).DutyScreen,
);

/** The frame of every section: rail, mobile header, command palette, and the section itself. */
export function Shell({ brand: initialBrand }: { brand: string }) {
  const { t } = useLanguage();
  const { section = 'dashboard', '*': place = '' } = useParams();
  const { key } = useLocation();
  const brand = useBrand(initialBrand);
  const account = useAccount();
  const narrow = useNarrow();
  // On a tablet the rail would take a third of the width.
  const tablet =
    useMediaQuery('(min-width: 768px) and (max-width: 1023px)', undefined, {
      getInitialValueInEffect: false,
    }) ?? false;
  const [collapsed, toggleRail] = useRail(
    tablet || section === 'monday' || (section === 'landing-pages' && isWizard(place)),
  );
  const [open, drawer] = useDisclosure(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const main = useRef<HTMLElement>(null);
  /** Incremented to open the palette. Once loaded, the palette handles its own shortcut. */
  const [asked, setAsked] = useState(0);
  const typedAhead = useTypedAhead();
  const search = () => {
    typedAhead.begin();
    setAsked((times) => times + 1);
  };
  useHotkeys(asked === 0 ? [['mod+K', search]] : [], []);
  /** Undefined until the list of shortcuts is first opened. */
  const [listed, setListed] = useState<boolean>();
  const [lettersOn] = useShortcutSwitch();
  useShortcuts(['?'], lettersOn, () => setListed(true));
  const closeMenu = () => {
    drawer.close();
    menuButton.current?.focus();
  };
  useHotkeys(narrow && open ? [['Escape', closeMenu]] : []);
  const [codes, setCodes] = useState<readonly string[]>();
  const due = account.data && (account.data.duty || codes) ? account.data : undefined;
  const newLeads = useNewLeads(due ? undefined : account.data);
  useOfflineNotice();
  useNewBuildNotice();
  useLiveUpdates(due ? undefined : account.data?.role);

  // The open menu of a phone closes when the window becomes wide, and at each navigation, also to the present page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at each navigation
  useEffect(drawer.close, [narrow, key]);
  useEffect(() => {
    if (due) return;
    const count = newLeads ? `(${newLeads}) ` : '';
    document.title = `${count}${isPlace(section) ? placeName(section, t) : t.shell.unknown} · ${brand}`;
  }, [section, t, brand, newLeads, due]);

  if (due)
    return (
      <Suspense fallback={<Waiting />}>
        <DutyScreen brand={brand} account={due} codes={codes} setCodes={setCodes} />
      </Suspense>
    );

  return (
    <div className="shell" data-collapsed={(!narrow && collapsed) || undefined}>
      {/* No fragment in the URL: it would be a history entry that the router did not make. */}
      {/* biome-ignore lint/a11y/useValidAnchor: a link to a place of this page, which moves the focus itself */}
      <a
        className="skip-link"
        href="#section"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {t.shell.skip}
      </a>
      {narrow && (
        <MobileHeader
          brand={brand}
          open={open}
          toggle={drawer.toggle}
          search={search}
          account={account.data}
          button={menuButton}
        />
      )}
      {(!narrow || open) && (
        <Sidebar
          brand={brand}
          account={account.data}
          collapsed={!narrow && collapsed}
          search={search}
          toggle={narrow ? undefined : toggleRail}
        />
      )}
      <main id="section" className="shell-section" tabIndex={-1} key={section} ref={main}>
        <SectionView section={section} account={account} />
      </main>
      {asked > 0 && (
        <Suspense>
          <CommandPalette
            account={account.data}
            asked={asked}
            takeTyped={typedAhead.end}
            showShortcuts={() => setListed(true)}
          />
        </Suspense>
      )}
      {listed !== undefined && (
        <Suspense>
          <ShortcutDialog account={account.data} opened={listed} close={() => setListed(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Whether the rail collapses: form and preview of a landing page's wizard need the space. */
const isWizard = (place: string): boolean => place !== '' && !place.endsWith('/figures');

/**
 * Shows a toast while the connection is lost: changes wait in this tab until it is back, and would be lost if the tab were
 * closed.
 */
function useOfflineNotice(): void {
  const words = useLanguage().t.shell;
  const say = useEffectEvent((online: boolean, toast: string | undefined) => {
    if (!online) return toast ?? toastStanding(words.offline);
    if (toast === undefined) return undefined;
    closeToast(toast);
    toastDone(words.online);
    return undefined;
  });
  useEffect(() => {
    let toast: string | undefined;
    const tell = () => {
      toast = say(onlineManager.isOnline(), toast);
    };
    tell();
    const stop = onlineManager.subscribe(tell);
    return () => {
      stop();
      if (toast !== undefined) closeToast(toast);
    };
  }, []);
}

/** Offers to load the new version of the site. It never reloads by itself: something may be typed and not stored. */
function useNewBuildNotice(): void {
  const { message, reload } = useLanguage().t.shell.newBuild;
  const isReady = useNewBuild();
  const offer = useEffectEvent(async () => {
    const { toastWithAction } = await import('../ui/feedback/action-toast.tsx');
    toastWithAction({ message, label: reload, act: () => location.reload(), about: 'build', stays: true });
  });
  useEffect(() => {
    if (isReady) void offer();
  }, [isReady]);
}

/**
 * Whether the rail of a wide window is collapsed, and a function to change it. The browser stores this preference. The
 * menu of a phone is a different state, which is not stored.
 * @param folds whether the screen needs the space: the rail is then collapsed, and expanded again on the next screen
 */
function useRail(folds = false): [collapsed: boolean, toggle: () => void] {
  const [collapsed, setCollapsed] = useState(read);
  const [unfolded, setUnfolded] = useState(false);
  if (unfolded && !folds) setUnfolded(false);
  if (folds) return [!unfolded, () => setUnfolded(!unfolded)];
  const toggle = () => {
    setCollapsed(!collapsed);
    try {
      if (collapsed) localStorage.removeItem(adminKeys.rail);
      else localStorage.setItem(adminKeys.rail, 'collapsed');
    } catch {}
  };
  return [collapsed, toggle];
}

function read(): boolean {
  try {
    return localStorage.getItem(adminKeys.rail) === 'collapsed';
  } catch {
    return false;
  }
}
