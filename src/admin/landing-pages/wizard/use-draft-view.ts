import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { MediaDto } from '../../../contracts/media.ts';
import type { LandingView } from '../../../domain/landing/counts/landing-view.ts';
import { picturesOf } from '../../../domain/landing/landing-content.ts';
import { emptyTexts } from '../../../domain/landing/landing-page.ts';
import { landingPictures } from '../../../domain/landing/landing-pictures.ts';
import { type Locale, locales } from '../../../domain/locale/locale.ts';
import { pictureQuery } from '../../ui/media-picker/media-queries.ts';
import type { LandingValues } from './landing-values.ts';
import type { LandingEditor } from './use-landing-editor.ts';

/** Whether a page with a release is rendered as before or after the release. */
export type PreviewMoment = 'before' | 'after';

/** Returns the draft in the shown language as a view, with its pictures; `moment` selects announcement or release. */
export function useDraftView({ page, values, language }: LandingEditor, moment: PreviewMoment): LandingView {
  const pictures = useQueries({
    queries: picturesOf(values).map((id) => pictureQuery(id)),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  });
  const [opened] = useState(() => Date.now());
  const { releaseAt } = values.shared;
  const now =
    releaseAt === null || moment === 'before'
      ? Math.min(opened, (releaseAt ?? Number.POSITIVE_INFINITY) - 1)
      : Math.max(opened, releaseAt);
  const { id, slug } = page;
  return useMemo(
    () => draftView(values, { id, slug, language, pictures, now }),
    [values, id, slug, language, pictures, now],
  );
}

interface Drawn {
  id: string;
  slug: string | null;
  language: Locale;
  pictures: readonly MediaDto[];
  /** The time for which the page is rendered, in epoch milliseconds. */
  now: number;
}

/** Returns the view of a draft, as the public page renders it. */
function draftView(values: LandingValues, { id, slug, language, pictures, now }: Drawn): LandingView {
  const { template, shared, texts } = values;
  return {
    id,
    slug: slug ?? '',
    template,
    locale: language,
    languages: locales.filter((locale) => texts[locale]),
    shared,
    texts: texts[language] ?? emptyTexts(),
    pictures: landingPictures(pictures, language),
    now,
    address: '',
  };
}
