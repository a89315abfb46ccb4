import { useMantineColorScheme } from '@mantine/core';
import type { SpotlightActionData } from '@mantine/spotlight';
import { useLocation, useNavigate } from 'react-router';
import type { AccountDto } from '../../contracts/account.ts';
import { locales, localizePath } from '../../domain/locale/locale.ts';
import { useSignOut } from '../api/use-sign-out.ts';
import { useExport } from '../leads/use-export.ts';
import { useLanguage } from '../texts.ts';
import { languageNames } from '../ui/language-names.ts';
import { speak } from '../ui/speak.ts';
import { useNarrow } from '../ui/use-narrow.ts';
import { ActionIcon } from './ActionIcon.tsx';
import { SectionIcon } from './SectionIcon.tsx';
import { maySee, type Section, sectionPath } from './sections.ts';

/** The actions of the palette besides opening a section, as far as the role permits them. */
export function useActions(
  account: AccountDto | undefined,
  showShortcuts: () => void,
): SpotlightActionData[] {
  const { locale, t } = useLanguage();
  const navigate = useNavigate();
  const place = useLocation();
  const signOut = useSignOut();
  const narrow = useNarrow();
  const { mutate: exportLeads } = useExport();
  // Otherwise Mantine adds a style element, which the CSP refuses.
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const may = (section: Section) => account !== undefined && maySee(account.role, section);
  const go = (section: Section, page: string) => () => void navigate(`${sectionPath(section)}/${page}`);
  return [
    ...(may('campaigns')
      ? [
          {
            id: 'new-campaign',
            label: t.campaigns.create,
            leftSection: <SectionIcon name="campaigns" />,
            onClick: go('campaigns', 'new'),
          },
        ]
      : []),
    ...(may('landing-pages')
      ? [
          {
            id: 'new-page',
            label: `${t.sections['landing-pages']} · ${t.landing.list.create}`,
            leftSection: <SectionIcon name="landing-pages" />,
            onClick: go('landing-pages', 'new'),
          },
        ]
      : []),
    ...(may('reviews')
      ? [
          {
            id: 'review-link',
            label: t.reviews.links.open,
            leftSection: <SectionIcon name="reviews" />,
            onClick: go('reviews', 'links'),
          },
        ]
      : []),
    ...(may('leads')
      ? [
          {
            id: 'export-leads',
            label: `${t.sections.leads} · ${t.leads.list.export.csv}`,
            leftSection: <SectionIcon name="leads" />,
            onClick: () => exportLeads(),
          },
        ]
      : []),
    {
      id: 'site',
      label: t.shell.site,
      leftSection: <ActionIcon name="site" />,
      onClick: () => location.assign(localizePath(locale, '/')),
    },
    ...(['light', 'dark', 'auto'] as const).map((scheme) => ({
      id: scheme,
      label: `${t.shell.theme} · ${t.shell[scheme]}`,
      leftSection: <ActionIcon name={scheme} />,
      onClick: () => setColorScheme(scheme),
    })),
    ...locales
      .filter((other) => other !== locale)
      .map((other) => ({
        id: other,
        label: `${t.shell.language} · ${languageNames[other]}`,
        leftSection: <ActionIcon name="language" />,
        onClick: () => speak(other, place),
      })),
    // Phones have no keys.
    ...(narrow
      ? []
      : [
          {
            id: 'shortcuts',
            label: t.shortcuts.title,
            leftSection: <ActionIcon name="keys" />,
            onClick: showShortcuts,
          },
        ]),
    {
      id: 'logout',
      label: t.shell.logout,
      leftSection: <SectionIcon name="logout" />,
      onClick: () => void signOut(),
    },
  ];
}
