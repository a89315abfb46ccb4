import { type FigureKey, figures, isFigureKey } from '../benchmarks/figures.ts';
import { allPieces, parseInline } from '../blocks/inline.ts';
import { isClaimFigure } from '../claims/declared-claims.ts';
import { isGlossaryTerm } from '../glossary/terms.ts';
import { isViewsName } from '../simulator/named-campaign.ts';
import { agencyMoment } from '../time/agency-moment.ts';
import type { ContentItem, Fallback, PartContent } from './content.ts';
import type { ContentField } from './fields.ts';
import { FEWEST } from './guide-parts.ts';
import { isOwnOrSafe, linksIn } from './marks.ts';
import { type PartKey, partOf } from './parts.ts';
import { textsIn } from './texts-in.ts';

/** Names of fields (`slogan`, `items.<id>.answer`) with the key of the sentence about the error. */
export type ContentProblems = Record<string, string>;

const ITEM_ID = /^[\w-]{1,64}$/;

/** Returns the errors of content that is to be stored as a draft: an unfinished text is allowed. */
export function draftProblems(part: PartKey, content: PartContent): ContentProblems {
  const { items } = partOf(part);
  const problems: ContentProblems = {};
  for (const { name, field, text } of textsIn(part, content)) {
    const problem = textProblem(field, text);
    if (problem) problems[name] = problem;
  }
  const ids = content.items.map(({ id }) => id);
  if (ids.length > (items?.max ?? 0)) problems['items'] = 'content_items_max';
  if (new Set(ids).size < ids.length || !ids.every((id) => ITEM_ID.test(id)))
    problems['items'] = 'content_items';
  const { startsAt, endsAt } = content.fields;
  if (startsAt && endsAt && endsAt <= startsAt) problems['endsAt'] ??= 'date_order_error';
  return problems;
}

/**
 * Returns the gaps in content that is to be published. Visible items must be complete, and a testimonial needs the noted
 * consent of its person.
 * @param known ids of items whose empty texts are filled by a default
 */
export function publicationProblems(
  part: PartKey,
  content: PartContent,
  fallback: Fallback,
  known: ReadonlySet<string>,
): ContentProblems {
  const problems = draftProblems(part, content);
  for (const { name, field, text, item } of textsIn(part, content)) {
    if (!item || item.hidden || field.optional || text) continue;
    if ((fallback === 'fr' || known.has(item.id)) && !field.internal) continue;
    problems[name] ??= field.set === 'consent' ? 'content_consent' : 'content_required';
  }
  // A list with default items must not become empty: pages always show it.
  if (partOf(part).items?.path && content.items.every(({ hidden }) => hidden))
    problems['items'] ??= 'content_items_min';
  const { link, linkLabel } = content.fields;
  if (link && !linkLabel) problems['linkLabel'] ??= 'content_required';
  if (linkLabel && !link) problems['link'] ??= 'content_required';
  return problems;
}

/**
 * Returns the gaps of a guide that the agency added, and that is to be published: no file fills its empty texts. It has what
 * every guide has, three steps and three questions among it, and a visible block with a text.
 */
export function addedGuideProblems({ fields, items }: PartContent): ContentProblems {
  const numbered = (names: readonly string[]) =>
    Array.from({ length: FEWEST }, (_, index) => names.map((name) => `${name}${index + 1}`)).flat();
  const needed = [
    ...['title', 'name', 'description', 'lead', 'takeaway1', 'takeaway2', 'takeaway3'],
    ...numbered(['step', 'stepText']),
    ...numbered(['question', 'answer']),
  ];
  const isShown = ({ hidden, fields: texts }: ContentItem) => !hidden && Boolean(texts['text']);
  return {
    ...Object.fromEntries(needed.filter((name) => !fields[name]).map((name) => [name, 'content_required'])),
    ...(!items.some(isShown) && { items: 'content_items_min' }),
  };
}

function textProblem(field: ContentField, text: string): string | undefined {
  if (text.length > field.max) return 'too_long';
  if (text === '') return undefined;
  switch (field.kind) {
    case 'line':
    case 'text':
      if (!hasKnownTokens(field, text)) return field.tokens ? 'content_token' : 'content_no_token';
      if (field.terms && !hasKnownTerms(text)) return 'content_term';
      return field.kind === 'line' || linksIn(text).every(isOwnOrSafe) ? undefined : 'content_link';
    case 'link':
      return isOwnOrSafe(text) ? undefined : 'content_link';
    case 'moment':
      return agencyMoment(text) === undefined ? 'date_error' : undefined;
    case 'day':
      return agencyMoment(`${text}T12:00`) === undefined ? 'date_error' : undefined;
    case 'choice':
      return field.choices.includes(text) ? undefined : 'content_required';
    case 'picture':
      return ITEM_ID.test(text) ? undefined : 'content_items';
  }
}

/** Whether the field allows every name in braces: a page cannot be rendered with an unknown one. */
export const hasKnownTokens = (
  { tokens, also }: Pick<ContentField, 'tokens' | 'also'>,
  text: string,
): boolean => tokensIn(text).every((token) => also?.includes(token) || isKnownToken(tokens, token));

/** Whether each term that a text of a block marks is in the glossary. */
const hasKnownTerms = (text: string): boolean =>
  allPieces(parseInline(text)).every((piece) => piece.kind !== 'term' || isGlossaryTerm(piece.id));

const tokensIn = (text: string): string[] => [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);

/** A figure may be followed by one of its parts: `youtube.costPerView|low`. */
function isKnownToken(tokens: ContentField['tokens'], token: string): boolean {
  if (tokens !== 'figures')
    return tokens?.some((name) => (name.endsWith('|') ? token.startsWith(name) : name === token)) ?? false;
  const [key = '', part, ...more] = token.split('|');
  if (isClaimFigure(key) || isViewsName(key)) return part === undefined;
  if (!isFigureKey(key) || more.length > 0) return false;
  return part === undefined || part === 'low' || part === 'high' || (part === 'multiple' && isMultiple(key));
}

/** The figures whose multiple `formatFigure` can write. */
function isMultiple(key: FigureKey): boolean {
  const { unit, value } = figures[key];
  return typeof value === 'number' && (unit === 'percent' || unit === 'change');
}
