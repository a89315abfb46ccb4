import type { ComponentType, ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import claimsStyles from '../claims/claims.css?url';
import contentStyles from '../content/styles.css?url';
import { useLanguage } from '../texts.ts';
import { lazyView } from '../ui/lazy-view.ts';
import pictureStyles from '../ui/media-picker/styles.css?url';

const ROOT = '/dashboard/content';

/** The pages of the section, each a tab. Every page draws the tabs below its own heading. */
const pages = {
  texts: lazyView(
    async () => (await import('../content/ContentSection.tsx')).ContentSection,
    pictureStyles,
    contentStyles,
  ),
  claims: lazyView(
    async () => (await import('../claims/ClaimsSection.tsx')).ClaimsSection,
    pictureStyles,
    claimsStyles,
  ),
} satisfies Record<string, ComponentType<{ tabs: ReactNode }>>;
type Page = keyof typeof pages;
const names = Object.keys(pages) as Page[];

/** The section of the site's content. The texts have its address, every other page one below it. */
export function ContentPages() {
  const { t } = useLanguage();
  const { '*': typed = '' } = useParams();
  const page = names.find((name) => name !== 'texts' && name === typed.split('/')[0]) ?? 'texts';
  const View = pages[page];
  const tabs = names.length > 1 && (
    <nav className="admin-tabs content-tabs" aria-label={t.content.tabs.label}>
      {names.map((name) => (
        <Link
          key={name}
          className="admin-tab"
          to={name === 'texts' ? ROOT : `${ROOT}/${name}`}
          {...(name === page && { 'aria-current': 'page' as const })}
        >
          {t.content.tabs[name]}
        </Link>
      ))}
    </nav>
  );
  return <View tabs={tabs} />;
}
