import type { DraftAnswerFields } from '../../contracts/landing/draft-answer.ts';
import type { ShownDraft } from '../../contracts/site.ts';
import { type AnswerKind, answerKinds } from '../../domain/landing/draft-answer.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { CallApi } from '../call-api.ts';
import { type PlainForm, postPlainForm } from './plain-form.ts';

/** Returns the kind of answer that was sent with the bar over a draft; `undefined` for the form of the page itself. */
export const answerKindOf = (values: URLSearchParams): AnswerKind | undefined =>
  answerKinds.find((kind) => kind === values.get('answer'));

/**
 * Sends the answer to a draft to the API, and returns the data for the bar that is rendered next.
 * @param path of the page without the secret code
 * @param present the version of the draft that is rendered next
 */
export async function postDraftAnswer(
  values: URLSearchParams,
  kind: AnswerKind,
  { code, locale, path }: { code: string; locale: Locale; path: string },
  present: number,
  callApi: CallApi,
) {
  const version = Number(values.get('version'));
  const versionAt = Number(values.get('versionAt'));
  const form: PlainForm<Pick<DraftAnswerFields, 'name' | 'place' | 'text'>> = {
    endpoint: '/api/draft-answers',
    names: ['name', 'place', 'text'],
    body: ({ place, ...typed }) => ({ ...typed, ...(place && { place }), code, kind, version, versionAt }),
  };
  const { outcome, ...answer } = await postPlainForm(
    form,
    values,
    { locale, path, referrer: undefined },
    callApi,
  );
  const answered: ShownDraft['answered'] = {
    kind,
    outcome,
    older: outcome.kind === 'sent' && version < present ? versionAt : undefined,
  };
  return { ...answer, answered };
}
