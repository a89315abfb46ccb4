import { Badge } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { mayOpen, type ScreenOf } from '../../domain/account/screens.ts';
import { formatNumber } from '../../i18n/format.ts';
import { claimsQuery } from '../api/claims.ts';
import { useAccount } from '../api/use-account.ts';
import { inSegment, rowsOf } from '../claims/segments.ts';
import { useLanguage } from '../texts.ts';
import { lazyView } from '../ui/lazy-view.tsx';

const ROOT = '/dashboard/content';

/** The pages of the section, each a tab. Every page renders the tabs below its own heading. */
const pages = {
  texts: lazyView(
    ['content', 'media', 'editing'],
    async () => (await import('../content/ContentSection.tsx')).ContentSection,
  ),
  claims: lazyView(
    ['claims', 'media', 'editing'],
    async () => (await import('../claims/ClaimsSection.tsx')).ClaimsSection,
  ),
  addresses: lazyView(
    ['content', 'addresses'],
    async () => (await import('../content/addresses/AddressesSection.tsx')).AddressesSection,
  ),
  questions: lazyView(
    ['content', 'questions'],
    async () => (await import('../content/questions/QuestionsSection.tsx')).QuestionsSection,
  ),
  sources: lazyView(
    ['content', 'sources'],
    async () => (await import('../content/sources/SourcesSection.tsx')).SourcesSection,
  ),
  file: lazyView(
    ['addresses', 'content', 'contentFile', 'editing', 'landing', 'media'],
    async () => (await import('../content/file/FileSection.tsx')).FileSection,
  ),
} satisfies Record<'texts' | ScreenOf<'content'>, ComponentType<{ tabs: ReactNode }>>;
type Page = keyof typeof pages;
const names = Object.keys(pages) as Page[];

/** The section of the site's content. The texts are at its own path, every other page at a path below it. */
export function ContentPages() {
  const { t } = useLanguage();
  const { '*': typed = '' } = useParams();
  const role = useAccount().data?.role;
  const open = names.filter(
    (name) => name === 'texts' || (role !== undefined && mayOpen(role, 'content', name)),
  );
  const page = open.find((name) => name !== 'texts' && name === typed.split('/')[0]) ?? 'texts';
  const View = pages[page];
  const tabs = open.length > 1 && (
    <nav className="admin-tabs content-tabs" aria-label={t.content.tabs.label}>
      {open.map((name) => (
        <Link
          key={name}
          className="admin-tab"
          to={name === 'texts' ? ROOT : `${ROOT}/${name}`}
          {...(name === page && { 'aria-current': 'page' as const })}
        >
          {t.content.tabs[name]}
          {name === 'claims' && <Contradictions />}
        </Link>
      ))}
    </nav>
  );
  return <View tabs={tabs} />;
}

/**
 * The number of contradictions between claims; a contradiction hides both claims until it is settled. Renders nothing
 * without contradictions.
 */
function Contradictions() {
  const { locale, t } = useLanguage();
  const { data } = useQuery(claimsQuery);
  const count = rowsOf(inSegment(data?.items ?? [], 'contradicted')).length;
  if (count === 0) return null;
  return (
    <Badge className="content-tab-count">
      <span className="admin-hidden">{`, ${t.claims.segments.contradicted} `}</span>
      <span>{formatNumber(locale, count)}</span>
    </Badge>
  );
}
