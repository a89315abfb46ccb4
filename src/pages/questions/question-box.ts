import type { FoundPassages, GoldChanges, NamedPassage } from '../../contracts/kept-questions.ts';
import type { NextStep, QuestionAnswer, Reference, ShownPrices } from '../../contracts/questions.ts';
import type { SiteFacts } from '../../contracts/site.ts';
import { guideOfTerm } from '../../domain/glossary/guides-of-terms.ts';
import { glossaryTerms } from '../../domain/glossary/terms.ts';
import { guideBySlug, platformOf } from '../../domain/guide/guides.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { OWN_DATA_PATH } from '../../domain/own-data/own-data.ts';
import type { OwnAsk } from '../../domain/questions/own-asks.ts';
import type { Passage } from '../../domain/questions/passage.ts';
import { platformIn } from '../../domain/questions/platform-in.ts';
import { buildQuestionIndex, type QuestionIndex } from '../../domain/questions/question-index.ts';
import { shorten } from '../../domain/questions/shorten.ts';
import type { Platform } from '../../domain/simulator/inputs.ts';
import { ownData } from '../../i18n/dictionaries/own-data/index.ts';
import { feeSentence } from '../../i18n/money/fee-text.ts';
import { feeTexts } from '../../i18n/money/fee-texts.ts';
import { textsOf } from '../../i18n/site-texts.ts';
import { priceTable } from '../../site/guides/instruments/tables/price-table.ts';
import { guideEntries } from '../guide-entries.ts';
import { inTurns } from '../in-turns.ts';
import { changesOf } from './gold/changes-of.ts';
import { goldSet } from './gold/gold-set.ts';
import { readPassages } from './passages.ts';
import { questionWords } from './words.ts';

/** Makes something once for a language and a state of the site: a change of texts, claims or prices makes it anew. */
function once<T>(make: (locale: Locale, site: SiteFacts) => Promise<T>) {
  const known = new WeakMap<SiteFacts, Map<Locale, Promise<T>>>();
  return (locale: Locale, site: SiteFacts): Promise<T> => {
    const byLocale = known.get(site) ?? new Map<Locale, Promise<T>>();
    known.set(site, byLocale);
    const made = byLocale.get(locale) ?? make(locale, site);
    byLocale.set(locale, made);
    return made;
  };
}

const passagesOf = once((locale, site): Promise<readonly Passage[]> => inTurns(readPassages(locale, site)));
const indexOf = once(async (locale, site) => {
  const words = questionWords(locale, textsOf(locale, site.content).asks);
  return inTurns(buildQuestionIndex(locale, await passagesOf(locale, site), words));
});

/** Searches the answers of the pages (decision record 0138). @param site returns the facts that pages show now */
export function createQuestionBox(site: () => SiteFacts) {
  return {
    /** What a question finds now: the passage that answers it, or those that touch it. */
    find: async (locale: Locale, question: string): Promise<FoundPassages> =>
      foundBy(await indexOf(locale, site()), locale, question),
    /** All passages of a language, in the order of the site. */
    passages: async (locale: Locale): Promise<NamedPassage[]> =>
      (await passagesOf(locale, site())).map((passage) => named(locale, passage)),
    /** The questions of the gold set whose answer changes with these words of the agency instead of those online. */
    async goldChanges(locale: Locale, own: readonly OwnAsk[]): Promise<GoldChanges> {
      const facts = site();
      const passages = await passagesOf(locale, facts);
      const index = await indexOf(locale, facts);
      const changed = await inTurns(buildQuestionIndex(locale, passages, questionWords(locale, own)));
      const byKey = new Map(passages.map((passage) => [passage.key, named(locale, passage)]));
      return inTurns(
        changesOf(goldSet(locale), byKey, {
          before: (question) => foundBy(index, locale, question),
          after: (question) => foundBy(changed, locale, question),
        }),
      );
    },
    async answer(locale: Locale, question: string): Promise<QuestionAnswer> {
      const facts = site();
      const index = await indexOf(locale, facts);
      const found = index.find(question);
      if (found.outcome === 'none') return found;
      if (found.outcome === 'near')
        return { outcome: 'near', passages: found.passages.map((passage) => reference(locale, passage)) };
      const { passage, concepts } = found;
      const platform = platformIn(question) ?? platformIn(passage.title) ?? platformOfPage(passage);
      const asksPrice = concepts.has('price');
      return {
        outcome: 'answer',
        passage: { ...reference(locale, passage), ...shorten(passage), updated: passage.updated },
        ...(asksPrice && platform && { prices: shownPrices(locale, platform, facts) }),
        next: asksPrice
          ? { kind: 'simulator', ...(platform && { platform }) }
          : nextStep(locale, passage, await passagesOf(locale, facts), facts),
      };
    },
  };
}

function foundBy(index: QuestionIndex, locale: Locale, question: string): FoundPassages {
  const found = index.find(question);
  const passages =
    found.outcome === 'answer' ? [found.passage] : found.outcome === 'near' ? found.passages : [];
  return { outcome: found.outcome, passages: passages.map((passage) => named(locale, passage)) };
}

const reference = (locale: Locale, { title, page, href }: Passage): Reference => ({
  title,
  page,
  href: localizePath(locale, href),
});

const named = (locale: Locale, passage: Passage): NamedPassage => ({
  key: passage.key,
  ...reference(locale, passage),
});

const pathOf = ({ href }: Passage): string => href.split('#', 1)[0] ?? '';

function platformOfPage(passage: Passage): Platform | undefined {
  const guide = guideBySlug(pathOf(passage).slice(1));
  return guide && platformOf(guide);
}

/** The prices of a platform by region and goal, from the cost table in force. */
function shownPrices(locale: Locale, platform: Platform, { costs, company }: SiteFacts): ShownPrices {
  const { caption, columns, rows } = priceTable(locale, platform, costs);
  return {
    caption,
    columns: [...columns],
    rows: rows.map(({ name, cells }) => ({ name, cells: cells.map(({ text }) => text) })),
    fee: feeSentence(locale, feeTexts(locale), company.fee),
  };
}

/** After a section the next one, after a term its guide, about cookies the choice, about stored data the own ones, else a person. */
function nextStep(locale: Locale, passage: Passage, all: readonly Passage[], site: SiteFacts): NextStep {
  const path = pathOf(passage);
  if (path === '/cookies') return { kind: 'cookies' };
  if (path === '/privacy') return read(locale, ownData[locale].link, OWN_DATA_PATH);
  if (passage.kind === 'guide') {
    const next = all[all.indexOf(passage) + 1];
    if (next && pathOf(next) === path) return read(locale, next.title, next.href);
  }
  const term = passage.kind === 'term' && glossaryTerms.find((id) => passage.key === `glossaire#${id}`);
  const slug = term ? guideOfTerm[term] : undefined;
  const guide = slug && guideEntries(locale, site.content).find((entry) => entry.slug === slug);
  return guide ? read(locale, guide.title, `/${guide.slug}`) : { kind: 'contact' };
}

const read = (locale: Locale, title: string, href: string): NextStep => ({
  kind: 'read',
  title,
  href: localizePath(locale, href),
});
