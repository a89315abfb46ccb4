import type {
  GoldChanges,
  KeptGroup,
  KeptList,
  PassageList,
  SearchWeek,
} from '../../contracts/kept-questions.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { searchEvents } from '../../domain/questions/question.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import { weekOf, weeksUntil } from '../../domain/time/weeks.ts';
import { type Asker, actorOf } from '../asker.ts';
import { draftAt } from '../content/save-draft.ts';
import type { Ports } from '../ports/all-ports.ts';
import { fail, ok, type Result } from '../result.ts';

/** The most wordings of a group that are shown. */
const SHOWN = 10;

/** How many weeks of searches are shown, the present one included. */
const WEEKS = 12;

/**
 * Returns the kept questions, those with the same words as one, with what each finds now, the most frequent first; and what the
 * search found by week.
 */
export async function listKept({
  clock,
  keptQuestions,
  questionBox,
}: Pick<Ports, 'clock' | 'keptQuestions' | 'questionBox'>): Promise<KeptList> {
  const groups = Map.groupBy(await keptQuestions.all(), ({ locale, words }) => `${locale} ${words}`);
  const list: KeptGroup[] = [];
  for (const questions of groups.values()) {
    const [newest] = questions;
    const oldest = questions.at(-1);
    if (!newest || !oldest) continue;
    const { locale, words, text } = newest;
    list.push({
      ...{ locale, words, text },
      texts: [...new Set(questions.map((question) => question.text))].slice(0, SHOWN),
      count: questions.length,
      first: new Date(oldest.at).toISOString(),
      last: new Date(newest.at).toISOString(),
      now: await questionBox.find(locale, text),
    });
  }
  const isAnswered = ({ now }: KeptGroup) => (now.outcome === 'answer' ? 1 : 0);
  return {
    groups: list.sort(
      (one, other) =>
        isAnswered(one) - isAnswered(other) || other.count - one.count || other.last.localeCompare(one.last),
    ),
    weeks: await searchWeeks(keptQuestions, agencyDay(clock.now())),
  };
}

async function searchWeeks(keptQuestions: Ports['keptQuestions'], today: string): Promise<SearchWeek[]> {
  const mondays = weeksUntil(today, WEEKS);
  const weeks = mondays.map(
    (monday): SearchWeek => ({ monday, answer: 0, near: 0, none: 0, yes: 0, no: 0, next: 0 }),
  );
  for (const { day, name, count } of await keptQuestions.searches(mondays[0] ?? today)) {
    const week = weeks[weekOf(mondays, day)];
    const event = searchEvents.find((one) => name.endsWith(`:${one}`));
    if (week && event) week[event] += count;
  }
  return weeks;
}

/** Returns the passages of a language, of which a question can be another wording. */
export async function listPassages(
  { questionBox, questionWords }: Pick<Ports, 'questionBox' | 'questionWords'>,
  locale: Locale,
): Promise<PassageList> {
  const { asks, synonyms } = questionWords(locale);
  return {
    passages: await questionBox.passages(locale),
    asks: Object.fromEntries(Object.entries(asks).map(([key, texts]) => [key, [...texts]])),
    synonyms: [...synonyms.groups],
  };
}

/**
 * Returns the questions of the gold set whose answer the saved draft of the agency's words would change; none without a draft.
 * The set is part of the site, so it warns of what a synonym does to other questions.
 */
export async function listGoldChanges(ports: Ports, locale: Locale): Promise<GoldChanges> {
  const place = { part: 'asks', locale } as const;
  const draft = (await draftAt(ports, place))?.draft;
  const content = draft?.content ?? ports.content.now().asks?.[locale]?.content;
  const own = (content?.items ?? [])
    .filter(({ hidden }) => !hidden)
    .map(({ fields }) => ({ text: fields['text'] ?? '', passage: fields['passage'] ?? '' }));
  return ports.questionBox.goldChanges(locale, own);
}

/** Deletes the kept questions with the same words: they are answered, or no question for the agency. */
export async function removeKept(
  ports: Ports,
  { locale, words }: { locale: Locale; words: string },
  asker: Asker,
): Promise<Result<KeptList, 'not_found'>> {
  const removed = await ports.keptQuestions.remove(
    { locale, words },
    { ...actorOf(ports, asker), action: 'kept_questions_removed', subject: null, before: null, after: null },
  );
  return removed > 0 ? ok(await listKept(ports)) : fail('not_found');
}
