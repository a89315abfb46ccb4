import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router';
import { useAccount } from '../session/use-account.ts';
import { useLanguage } from '../texts.ts';
import { CommandPalette } from './CommandPalette.tsx';
import { MobileHeader } from './MobileHeader.tsx';
import { SectionView } from './SectionView.tsx';
import { Sidebar } from './Sidebar.tsx';
import { isSection } from './sections.ts';
import { useLiveUpdates } from './use-live-updates.ts';

/** The documented breakpoint of the mobile header. */
const NARROW = '(max-width: 767px)';

/** The frame of every section: rail, mobile header, command palette, and the section itself. */
export function Shell({ brand }: { brand: string }) {
  const { t } = useLanguage();
  const { section = 'dashboard' } = useParams();
  const { pathname } = useLocation();
  const account = useAccount();
  const narrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false }) ?? false;
  const [collapsed, rail] = useDisclosure(false);
  const [open, drawer] = useDisclosure(false);
  useLiveUpdates(account.data?.role);

  // What was opened or collapsed on a phone does not outlive the change to a wide window, nor a change of section.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what this waits for
  useEffect(drawer.close, [narrow, pathname]);
  useEffect(() => {
    document.title = `${isSection(section) ? t.sections[section] : t.shell.unknown} · ${brand}`;
  }, [section, t, brand]);

  return (
    <div className="shell" data-collapsed={(!narrow && collapsed) || undefined}>
      <a className="shell-skip" href="#section">
        {t.shell.skip}
      </a>
      {narrow && <MobileHeader brand={brand} open={open} toggle={drawer.toggle} />}
      {(!narrow || open) && (
        <Sidebar
          brand={brand}
          account={account.data}
          collapsed={!narrow && collapsed}
          toggle={narrow ? undefined : rail.toggle}
        />
      )}
      <main id="section" className="shell-section" tabIndex={-1} key={section}>
        <SectionView section={section} account={account} />
      </main>
      <CommandPalette account={account.data} />
    </div>
  );
}
