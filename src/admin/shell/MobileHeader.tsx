import { Burger } from '@mantine/core';
import type { Ref } from 'react';
import { Link } from 'react-router';
import type { AccountDto } from '../../contracts/account/account.ts';
import { useLanguage } from '../texts.ts';
import { Mark } from '../ui/Mark.tsx';
import { CountBadge } from './CountBadge.tsx';
import { SectionIcon } from './SectionIcon.tsx';
import { sectionPath } from './sections.ts';
import { useNewLeads } from './use-new-leads.ts';
import { usePendingReviews } from './use-pending-reviews.ts';

interface MobileHeaderProps {
  brand: string;
  open: boolean;
  toggle: () => void;
  /** Opens the command palette. */
  search: () => void;
  /** Undefined until the account is loaded. */
  account: AccountDto | undefined;
  /** The menu button, to which the focus returns. */
  button: Ref<HTMLButtonElement>;
}

/** Replaces the rail in windows narrower than 768 px. */
export function MobileHeader({ brand, open, toggle, search, account, button }: MobileHeaderProps) {
  const { t } = useLanguage();
  const counts = { leads: useNewLeads(account) ?? 0, reviews: usePendingReviews(account) ?? 0 };
  return (
    <section className="shell-mobile on-dark" aria-label={brand}>
      <Mark brand={brand} />
      {(['leads', 'reviews'] as const).map(
        (section) =>
          counts[section] > 0 && (
            <Link key={section} to={sectionPath(section)} className="shell-pending">
              <SectionIcon name={section} />
              <CountBadge section={section} count={counts[section]} />
            </Link>
          ),
      )}
      <button type="button" className="shell-search" aria-label={t.shell.search} onClick={search}>
        <SectionIcon name="search" />
      </button>
      <Burger
        ref={button}
        opened={open}
        onClick={toggle}
        aria-label={open ? t.shell.close : t.shell.open}
        aria-expanded={open}
        color="currentColor"
        size="sm"
      />
    </section>
  );
}
