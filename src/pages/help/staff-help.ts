import type { HelpAnswer } from '../../contracts/questions.ts';
import { maySee, type Place, places } from '../../domain/account/places.ts';
import type { Role } from '../../domain/account/role.ts';
import { mayOpen } from '../../domain/account/screens.ts';
import { type HelpPage, type HelpPassage, parseHelpPage } from '../../domain/help/help-page.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { buildQuestionIndex, type QuestionIndex } from '../../domain/questions/question-index.ts';
import { inTurns } from '../in-turns.ts';
import { questionWords } from '../questions/words.ts';

const files = import.meta.glob<string>('../../../content/*/help/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Returns the help about a place in a language. @throws Error if its file is missing or incomplete */
export function helpPage(locale: Locale, place: Place): HelpPage {
  const file = files[`../../../content/${locale}/help/${place}.md`];
  if (file === undefined) throw new Error(`content/${locale}/help/${place}.md is missing`);
  return parseHelpPage(place, file);
}

/**
 * Searches the staff's help by the rule of the question box, among the screens that the role may open. Its examples are the wordings
 * of the help, and the subjects of which the site does not speak.
 */
export function createStaffHelp() {
  const known = new Map<string, Promise<QuestionIndex<HelpPassage>>>();
  const indexOf = (locale: Locale, role: Role): Promise<QuestionIndex<HelpPassage>> => {
    const name = `${locale} ${role}`;
    const found = known.get(name);
    if (found) return found;
    const pages = places.filter((place) => maySee(role, place)).map((place) => helpPage(locale, place));
    const { synonyms, examples } = questionWords(locale);
    const index = inTurns(
      buildQuestionIndex(
        locale,
        pages.flatMap(({ passages }) => passages).filter(({ place, screen }) => mayOpen(role, place, screen)),
        {
          synonyms,
          asks: Object.assign({}, ...pages.map(({ asks }) => asks)),
          ...(examples && { examples: { ...examples, answered: {} } }),
        },
      ),
    );
    known.set(name, index);
    return index;
  };
  return {
    async find(locale: Locale, role: Role, question: string): Promise<HelpAnswer> {
      const found = (await indexOf(locale, role)).find(question);
      const passages =
        found.outcome === 'answer' ? [found.passage] : found.outcome === 'near' ? found.passages : [];
      return { outcome: found.outcome, passages: passages.map(shownPassage) };
    },
  };
}

const shownPassage = ({ title, place, screen, blocks }: HelpPassage) => ({
  title,
  text: blocks.map(({ text }) => text).join(' '),
  place,
  screen,
});
