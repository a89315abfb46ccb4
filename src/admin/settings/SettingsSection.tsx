import { type ComponentType, Suspense } from 'react';
import { Link, Navigate, useParams } from 'react-router';
import type { ScreenOf } from '../../domain/account/screens.ts';
import { useAccount } from '../api/use-account.ts';
import { useLanguage } from '../texts.ts';
import { Waiting } from '../ui/feedback/Waiting.tsx';
import { Heading } from '../ui/Heading.tsx';
import { useMoreBeside } from '../ui/use-more-beside.ts';
import { AccountPage } from './AccountPage.tsx';
import './styles.css';
import { lazyView } from '../ui/lazy-view.tsx';

/** The code of each page is loaded when the page is first opened, except the account page. */
const pages = {
  account: AccountPage,
  team: lazyView(
    ['access', 'account', 'settings', 'signIn'],
    async () => (await import('./team/TeamPage.tsx')).TeamPage,
  ),
  company: lazyView(['settings'], async () => (await import('./site/CompanyPage.tsx')).CompanyPage),
  statements: lazyView(['settings'], async () => (await import('./site/StatementsPage.tsx')).StatementsPage),
  booking: lazyView(['settings', 'leads'], async () => (await import('./site/BookingPage.tsx')).BookingPage),
  webhooks: lazyView(
    ['settings', 'leads', 'failures'],
    async () => (await import('./site/WebhooksPage.tsx')).WebhooksPage,
  ),
  mail: lazyView(['settings'], async () => (await import('./mail/MailPage.tsx')).MailPage),
  wordpress: lazyView(
    ['settings', 'failures'],
    async () => (await import('./sources/WordpressPage.tsx')).WordpressPage,
  ),
  'reviews-widget': lazyView(
    ['settings', 'failures'],
    async () => (await import('./sources/ReviewsWidgetPage.tsx')).ReviewsWidgetPage,
  ),
  costs: lazyView(['settings', 'leads'], async () => (await import('./costs/CostsPage.tsx')).CostsPage),
  journal: lazyView(
    ['audit', 'content', 'failures', 'integrations', 'landing', 'leads', 'reviews', 'settings'],
    async () => (await import('./audit/AuditLog.tsx')).AuditLog,
  ),
} satisfies Record<'account' | ScreenOf<'settings'>, ComponentType>;
type Page = keyof typeof pages;
const names = Object.keys(pages) as Page[];
/** WordPress has a section of its own, which links to its page here. */
const tabNames = names.filter((name) => name !== 'wordpress');

const ROOT = '/dashboard/settings';

/** The settings in pages, each with its own address. Only administrators see more than the account page. */
export function SettingsSection() {
  const { t } = useLanguage();
  const words = t.settings;
  const { '*': typed = '' } = useParams();
  const account = useAccount().data;
  const manages = account?.role === 'admin';
  const open = tabNames.filter((name) => name === 'account' || manages);
  const page = typed === '' ? 'account' : typed;
  const row = useMoreBeside();
  if (account && !(manages ? names : open).some((name) => name === page))
    return <Navigate to={ROOT} replace />;
  const View = pages[page as Page] ?? AccountPage;
  return (
    <>
      <Heading>{t.sections.settings}</Heading>
      <div className={open.length > 1 ? 'settings-frame' : undefined}>
        {open.length > 1 && (
          <nav ref={row} className="admin-tabs settings-tabs" aria-label={words.tabs.label}>
            {open.map((name) => (
              <Link
                key={name}
                className="admin-tab"
                to={name === 'account' ? ROOT : `${ROOT}/${name}`}
                {...(name === page && { 'aria-current': 'page' as const })}
              >
                {name === 'journal' ? t.audit.title : words.tabs[name]}
              </Link>
            ))}
          </nav>
        )}
        {/* No page may load before the role is known. */}
        <Suspense fallback={<Waiting />}>{account ? <View key={page} /> : <Waiting />}</Suspense>
      </div>
    </>
  );
}
