import { startApiForm } from '../../browser/api-form.ts';
import { readRating } from '../../domain/review/rating.ts';

/**
 * Starts the review form. When the API refuses the code, the form shows that and sends without the code from then on.
 */
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
      // The focused button is hidden now.
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
