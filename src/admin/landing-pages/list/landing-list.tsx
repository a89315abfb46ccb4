import type { LandingItem } from '../../../contracts/landing/landing.ts';
import { landingParts, landingSorts } from '../../../domain/landing/landing-list.ts';
import { landingTemplates } from '../../../domain/landing/landing-page.ts';
import { SEARCH_MAX_LENGTH } from '../../../domain/list/list-parameters.ts';
import { locales } from '../../../domain/locale/locale.ts';
import { languageName } from '../../../i18n/language-name.ts';
import { callApi } from '../../api/call-api.ts';
import { one, sorting, text } from '../../ui/list/fields.ts';
import { searchInput, selectInput } from '../../ui/list/inputs.tsx';
import { declareList, type ListOf, useList } from '../../ui/list/use-list.ts';
import { landingListsKey } from '../landing-queries.ts';

/** The landing pages: search, template, language, state and order in the address. StateTabs.tsx sets `state`. */
export const landingList = declareList({
  fields: {
    q: text(
      SEARCH_MAX_LENGTH,
      searchInput((t) => t.landing.list.search, 'landing-search'),
    ),
    template: one(
      landingTemplates,
      '',
      selectInput((t) => ({
        label: t.landing.list.template,
        bare: true,
        options: [
          { value: '', label: t.landing.list.allTemplates },
          ...landingTemplates.map((value) => ({ value, label: t.landing.templates[value] })),
        ],
      })),
    ),
    language: one(
      locales,
      '',
      selectInput((t, locale) => ({
        label: t.landing.languages.title,
        bare: true,
        options: [
          { value: '', label: t.landing.list.allLanguages },
          ...locales.map((value) => ({ value, label: languageName(locale, value) })),
        ],
      })),
    ),
    state: one(landingParts, ''),
    ...sorting(landingSorts, 'created'),
  },
  key: landingListsKey,
  load: (query, signal) => callApi('GET /landing-pages', { query, signal }),
  idOf: ({ id }: LandingItem) => id,
});
export type LandingListView = ListOf<typeof landingList>;
export const useLandingList = (): LandingListView => useList(landingList);
