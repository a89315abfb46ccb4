import type {
  ContentLocaleAnswer,
  DraftChange,
  DraftSaved,
  TypographyNote,
} from '../../contracts/content.ts';
import { draftProblems } from '../../domain/content/check.ts';
import {
  type ContentBody,
  type ContentPlace,
  type PartContent,
  placeName,
} from '../../domain/content/content.ts';
import { normalizeContent, normalizeText } from '../../domain/content/normalize.ts';
import { isWrittenPart, type PartKey } from '../../domain/content/parts.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { putRight } from '../../domain/text/typography.ts';
import { type Asker, actorOf } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { Draft } from '../ports/documents.ts';
import { conflict, type Failed, fail, failFields, ok, type Result } from '../result.ts';
import { readLocale } from './content-dto.ts';

/**
 * Saves the draft of a part in a language, with corrected typography, if the stored draft is still the version that was
 * read. The failure of a conflict contains the stored draft, so that both texts can be compared.
 */
export async function saveDraft(
  ports: Ports,
  part: PartKey,
  { locale, content, fallback, stamps, version }: DraftChange,
  asker: Asker,
): Promise<Result<DraftSaved, 'invalid_fields' | 'content_conflict'>> {
  const place = { part, locale };
  const right = content && withTypography(part, locale, content);
  const problems = right ? draftProblems(part, right.content) : {};
  if (Object.keys(problems).length > 0) return failFields(problems);
  const { actorId: by, at } = actorOf(ports, asker);
  const isTranslation = isWrittenPart(part) && locale !== 'fr' && Object.keys(stamps).length > 0;
  const draft = { content: right?.content ?? null, fallback, ...(isTranslation && { stamps }), by, at };
  if (!(await ports.contentStore.saveDraft(place, { version: version + 1, draft })))
    return contentConflict(ports, place);
  return ok({ locale: await readLocale(ports, place), typography: right?.notes ?? [] });
}

/** Discards the draft of a part in a language. */
export async function discardDraft(
  ports: Ports,
  part: PartKey,
  { locale, version }: { locale: Locale; version: number },
  asker: Asker,
): Promise<Result<ContentLocaleAnswer, 'not_found' | 'content_conflict'>> {
  const place = { part, locale };
  const row = await draftAt(ports, place);
  if (!row?.draft) return fail('not_found');
  const saved = await ports.contentStore.saveDraft(
    place,
    { version: version + 1, draft: null },
    {
      ...actorOf(ports, asker),
      action: 'content_draft_discarded',
      subject: placeName(place),
      before: null,
      after: null,
    },
  );
  return saved ? ok({ locale: await readLocale(ports, place) }) : contentConflict(ports, place);
}

/** Returns the failure for a conflict with another account's change, with the stored draft. */
export const contentConflict = async (
  ports: Ports,
  place: ContentPlace,
): Promise<Failed<'content_conflict'>> => conflict('content_conflict', await readLocale(ports, place));

export const draftAt = async (
  { contentStore }: Ports,
  place: ContentPlace,
): Promise<Draft<ContentBody> | undefined> => (await contentStore.drafts()).get(placeName(place));

/** Returns content with its typography put right, and what was changed of which text. */
export function withTypography(part: PartKey, locale: Locale, typed: PartContent) {
  const notes: TypographyNote[] = [];
  const content = normalizeContent(part, typed, (field, text, name) => {
    const visible = normalizeText(field, text);
    if (field.internal || (field.kind !== 'line' && field.kind !== 'text')) return visible;
    const { text: right, changes } = putRight(locale, visible);
    if (changes.length > 0) notes.push({ field: name, changes });
    return right;
  });
  return { content, notes };
}
