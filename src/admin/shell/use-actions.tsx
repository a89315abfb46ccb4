import { useMantineColorScheme } from '@mantine/core';
import type { SpotlightActionData } from '@mantine/spotlight';
import { useLocation, useNavigate } from 'react-router';
import type { AccountDto } from '../../contracts/account/account.ts';
import type { ScreenOf, screenPermissions } from '../../domain/account/screens.ts';
import { locales, localizePath } from '../../domain/locale/locale.ts';
import { useSignOut } from '../api/use-sign-out.ts';
import { useExport } from '../leads/person/use-export.ts';
import { useLanguage } from '../texts.ts';
import { speak } from '../ui/feedback/speak.ts';
import { languageNames } from '../ui/language-names.ts';
import { useNarrow } from '../ui/use-narrow.ts';
import { SectionIcon } from './SectionIcon.tsx';
import { StrokeIcon } from './StrokeIcon.tsx';
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
  // Otherwise Mantine adds a style element, which the CSP blocks.
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const may = (section: Section) => account !== undefined && maySee(account.role, section);
  const go =
    <S extends Section & keyof typeof screenPermissions>(section: S, screen: ScreenOf<S>) =>
    () =>
      void navigate(`${sectionPath(section)}/${screen}`);
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
    // Phones have no keyboard.
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

/** Strokes on a 24 × 24 grid, like those of `SectionIcon`. Only the palette shows them, whose code is loaded when it opens. */
const paths = {
  keys: 'M3.500 7h17v10.500h-17zM7 10.250h.010M10.300 10.250h.010M13.700 10.250h.010M17 10.250h.010M8 14.250h8',
  site: 'M14 5h5v5M19 5l-8 8M11 6H5v13h13v-6',
  language:
    'M4 7h9M8.500 5v2M11 7c-.7 3.500-3 6.500-6.500 8.500M6.500 10c1 2.300 2.800 4.200 5 5.300M12.500 20l4-9 4 9M14 17h5',
  light:
    'M12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7M12 3v2M12 19v2M3 12h2M19 12h2M5.600 5.600L7 7M17 17l1.400 1.400M18.400 5.600L17 7M7 17l-1.400 1.400',
  dark: 'M19 14.500A7.500 7.500 0 0 1 9.500 5a7.500 7.500 0 1 0 9.500 9.500z',
  auto: 'M12 4.500a7.500 7.500 0 1 0 0 15 7.500 7.500 0 0 0 0-15M12 4.500v15M12 8l4.500 2M12 12h6.500M12 16l4.500-1',
};

/** The icon of an action of the palette that belongs to no section. */
function ActionIcon({ name }: { name: keyof typeof paths }) {
  return <StrokeIcon path={paths[name]} />;
}
