import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, callApi } from '../../api/call-api.ts';
import { focusChoices } from '../../ui/form/ConflictChoices.tsx';
import { atLeast } from '../../ui/time/at-least.ts';
import { landingKey } from '../landing-queries.ts';
import { type LandingEditor, PAGE } from '../wizard/use-landing-editor.ts';
import type { PublishPlan } from './publish-plan.ts';

/** The draft could not be stored, so nothing was published; the saved state shows why. */
export class Unstored extends Error {
  override name = 'Unstored';
}

/** Publishes the draft version that the user sees. */
export function usePublish({ page, store }: LandingEditor) {
  // The published version that this screen shows.
  const client = useQueryClient();
  const live = page.live?.number ?? null;
  const { id } = page;
  const publish = useMutation({
    mutationFn: (plan: PublishPlan) => atLeast(send(plan)),
    onSettled: () => void client.invalidateQueries({ queryKey: landingKey }),
  });
  return { publish };

  async function send({ languages, publishAt, unpublishAt, slug, reason }: PublishPlan) {
    if (!(await store.flush())) {
      focusChoices();
      throw new Unstored();
    }
    const { version } = store.snapshot().drafts.all[PAGE].base;
    return callApi('POST /landing-pages/{id}/publish', {
      params: { id },
      body: {
        version,
        live,
        locales: [...languages],
        publishAt,
        unpublishAt,
        ...(slug !== '' && { slug }),
        ...(reason !== undefined && { reason }),
      },
    });
  }
}

/** Whether another person stored or published another version first. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409;
