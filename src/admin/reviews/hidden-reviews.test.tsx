import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Answer, Call } from '../../../tests/fake-api.ts';
import {
  admin,
  card,
  inParts,
  open,
  review,
  serveReviews,
  t,
} from '../../../tests/screens/reviews-section.tsx';

afterEach(() => {
  cleanup();
  notifications.clean();
  vi.unstubAllGlobals();
});
const imported = (values: Parameters<typeof review>[1] = {}) =>
  review('a', { own: false, email: null, status: 'approved', lang: 'es', ...values });
const posts = (calls: Call[]) => calls.filter(({ method }) => method === 'POST');
const at = async () => within(await card('a'));

it('a review from another site is hidden with a reason, and the server’s error is shown at the field', async () => {
  let answer: Answer = { status: 422, message: 'Non', fields: { reason: 'Écrivez pourquoi.' } };
  const calls = serveReviews([imported()], { 'POST /reviews/a/hide': () => answer });
  open('/dashboard/reviews?status=approved');
  fireEvent.click((await at()).getByRole('button', { name: t.hide.open }));
  fireEvent.click((await at()).getByRole('button', { name: t.hide.submit }));
  await (await at()).findByText('Écrivez pourquoi.');
  answer = { data: imported({ status: 'rejected' }) };
  fireEvent.change((await at()).getByLabelText(new RegExp(`^${t.hide.reason}`)), {
    target: { value: 'Autre agence.' },
  });
  fireEvent.click((await at()).getByRole('button', { name: t.hide.submit }));
  await screen.findByText(t.hide.done);
  expect(posts(calls).at(-1)?.body).toEqual({ reason: 'Autre agence.' });
});

it('the toasts of hiding a review and showing it again name the author and can undo it, also after the list has changed', async () => {
  let stored = imported();
  const calls = serveReviews([], {
    'GET /reviews/moderation': () => {
      const items = stored.status === 'approved' ? [stored] : [];
      return {
        data: {
          items,
          total: items.length,
          page: 1,
          pageSize: 25,
          counts: { pending: 0, approved: 1, rejected: 0 },
        },
      };
    },
    'POST /reviews/a/hide': ({ body }) => {
      stored = imported({ status: 'rejected', ...(body as { reason: string }) });
      return { data: stored };
    },
    'POST /reviews/a/show': () => {
      stored = imported();
      return { data: stored };
    },
  });
  open('/dashboard/reviews?status=approved');
  const hide = async () => {
    fireEvent.click((await at()).getByRole('button', { name: t.hide.open }));
    fireEvent.change((await at()).getByLabelText(new RegExp(`^${t.hide.reason}`)), {
      target: { value: 'Autre agence.' },
    });
    fireEvent.click((await at()).getByRole('button', { name: t.hide.submit }));
  };
  await hide();
  await screen.findByText(inParts(`${t.hide.done} Cliente a`));
  await waitFor(() => expect(screen.queryByText('Message de a')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: t.undo }));
  await screen.findByText(inParts(`${t.hide.shown} Cliente a`));
  await screen.findByText('Message de a');
  // The first toast has closed.
  await waitFor(() => expect(screen.getAllByRole('button', { name: t.undo })).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: t.undo }));
  await waitFor(() =>
    expect(posts(calls).map(({ path, body }) => [path, body])).toEqual([
      ['/reviews/a/hide', { reason: 'Autre agence.' }],
      ['/reviews/a/show', undefined],
      ['/reviews/a/hide', { reason: 'Autre agence.' }],
    ]),
  );
});

it('a hidden review is listed with its reason under the words of hiding, and is shown again', async () => {
  const hidden = imported({
    status: 'rejected',
    reason: 'Autre agence.',
    decidedBy: 'ana@agence.fr',
    decidedAt: '2026-11-20T10:00:00Z',
  });
  const calls = serveReviews([hidden], { 'POST /reviews/a/show': () => ({ data: imported() }) });
  open('/dashboard/reviews?status=rejected');
  const shown = await at();
  expect(shown.getByText('Autre agence.')).toBeDefined();
  expect((await card('a')).textContent).toContain('Masqué par ana@agence.fr');
  expect(shown.queryByRole('button', { name: t.answer.open })).toBeNull();
  fireEvent.click(shown.getByRole('button', { name: t.hide.show }));
  await screen.findByText(t.hide.shown);
  expect(calls.some(({ path, method }) => method === 'POST' && path === '/reviews/a/show')).toBe(true);
});

it('an answer is by default in the language of its review, and is sent with the loaded version', async () => {
  const calls = serveReviews([imported()], {
    'PUT /reviews/a/answer': ({ body }) => ({
      data: imported({
        answer: { ...(body as { text: string }), lang: 'es', at: '2026-11-26T10:00:00Z' },
        answerVersion: 1,
      }),
    }),
  });
  open('/dashboard/reviews?status=approved');
  fireEvent.click((await at()).getByRole('button', { name: t.answer.open }));
  fireEvent.change((await at()).getByLabelText(new RegExp(`^${t.answer.text}`)), {
    target: { value: 'Gracias.' },
  });
  fireEvent.click((await at()).getByRole('button', { name: t.answer.publish }));
  await screen.findByText(t.answer.published);
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    text: 'Gracias.',
    lang: 'es',
    version: 0,
  });
});

it('an answer that another account changed meanwhile is not overwritten, and the typed text stays', async () => {
  const answered = imported({
    answer: { text: 'Gracias.', lang: 'es', at: '2026-11-26T10:00:00Z' },
    answerVersion: 1,
  });
  let stored = answered;
  serveReviews([answered], {
    'GET /reviews/moderation': () => ({
      data: {
        items: [stored],
        ...{ total: 1, page: 1, pageSize: 25, counts: { pending: 0, approved: 1, rejected: 0 } },
      },
    }),
    'PUT /reviews/a/answer': () => {
      stored = imported({
        answer: { text: 'Muchas gracias.', lang: 'es', at: '2026-11-26T11:00:00Z' },
        answerVersion: 2,
      });
      return { status: 409, message: 'Modifiée.' };
    },
  });
  open('/dashboard/reviews?status=approved');
  fireEvent.click((await at()).getByRole('button', { name: t.answer.edit }));
  const field = (await at()).getByLabelText<HTMLTextAreaElement>(new RegExp(`^${t.answer.text}`));
  expect(field.value).toBe('Gracias.');
  fireEvent.change(field, { target: { value: 'Mil gracias.' } });
  fireEvent.click((await at()).getByRole('button', { name: t.answer.publish }));
  await (await at()).findByText(admin.common.form.conflictTitle);
  expect(field.value).toBe('Mil gracias.');
});

it('an answer is deleted after a confirmation, with the loaded version', async () => {
  const answered = imported({
    answer: { text: 'Gracias.', lang: 'es', at: '2026-11-26T10:00:00Z' },
    answerVersion: 3,
  });
  const calls = serveReviews([answered], { 'DELETE /reviews/a/answer': () => ({ data: imported() }) });
  open('/dashboard/reviews?status=approved');
  fireEvent.click((await at()).getByRole('button', { name: t.answer.remove }));
  fireEvent.click((await at()).getByRole('button', { name: t.answer.removeConfirm }));
  await screen.findByText(t.answer.removed);
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'DELETE')?.path).toBe('/reviews/a/answer?version=3'),
  );
});
