import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { picturesOf } from '../../domain/landing/landing-content.ts';
import type { LandingView } from '../../domain/landing/landing-view.ts';
import { pictureQuery } from '../ui/media-picker/media-queries.ts';
import { draftView } from './draft-view.ts';
import type { LandingEditor } from './use-landing-editor.ts';

/** The moment for which a page with a release is drawn. */
export type PreviewMoment = 'before' | 'after';

/** The draft in the language that is shown, with its pictures; `moment` chooses between announcement and release. */
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
