import { startApiForm } from '../../browser/api-form.ts';
import { readRating } from '../../domain/review/rating.ts';

/** Brings the form of a review to life. A code that turns out to be used up is said to be, and left out from then on. */
export function startReviewForm(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-review-form]');
  if (!form) return;
  const texts = JSON.parse(form.dataset['texts'] ?? '{}') as { invitationOver: string };
  let code = form.dataset['code'];
  startApiForm(form, {
    endpoint: '/reviews',
    body: ({ rating, ...typed }) => ({ ...typed, rating: readRating(rating), ...(code && { code }) }),
    onSent: () => {
      form.dataset['sent'] = '';
      document.querySelector('[data-invitation]')?.remove();
      // The button that had the focus is gone.
      form.querySelector<HTMLElement>('[data-status]')?.focus();
    },
    onRefused: (failure) => {
      if (!code || failure.code !== 'invitation_invalid') return undefined;
      code = undefined;
      form.action = form.action.replace(/\/[^/]+$/, '');
      return texts.invitationOver;
    },
  });
}
