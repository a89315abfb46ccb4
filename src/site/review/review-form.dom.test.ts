import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const { postJson } = vi.hoisted(() => ({
  postJson: vi.fn(async (..._call: unknown[]): Promise<unknown> => ({ kind: 'lost' })),
}));
vi.mock('../../browser/api.ts', () => ({ postJson }));
const { startReviewForm } = await import('./review-form.ts');

const texts = {
  send: 'Envoyer',
  sending: '…',
  success: 'Merci !',
  error: 'Erreur',
  misdirected: 'Configuration',
  invitationOver: 'Plus valable',
};
const typed = { name: 'Léa Martin', email: '', message: 'Bien.' };
const find = <T extends HTMLElement = HTMLElement>(selector: string) => {
  const element = document.querySelector<T>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};
/** The error or the success: at most one has a text. */
const status = () => `${find('[data-alert]').textContent}${find('[data-status]').textContent}`;
const sent = (call = 0) => postJson.mock.calls[call]?.[1] as Record<string, unknown>;
const key = (call: number) =>
  (postJson.mock.calls[call]?.[2] as { idempotencyKey: string } | undefined)?.idempotencyKey;
const values = () => Object.fromEntries([...new FormData(find<HTMLFormElement>('form'))]);

function open(code?: string, rating?: number): void {
  const level = (value: number) => `<input type="radio" name="rating" value="${value}">`;
  document.body.innerHTML = `<section data-invitation="open"></section>
    <form data-review-form data-locale="fr" ${code ? `data-code="${code}"` : ''} data-texts='${JSON.stringify(texts)}'
      action="https://site.example/review/${code ?? ''}#review">
    ${[1, 2, 3, 4, 5].map(level).join('')}<p data-error-for="rating"></p>
    <input name="name" value="${typed.name}"><p data-error-for="name"></p>
    <input name="email"><p data-error-for="email"></p>
    <textarea name="message">${typed.message}</textarea><p data-error-for="message"></p>
    <input name="form_ref"><p data-alert role="alert"></p><p data-status tabindex="-1"></p><button data-submit type="submit">Envoyer</button></form>`;
  if (rating) find<HTMLInputElement>(`[value="${rating}"]`).checked = true;
  startReviewForm();
}
async function send(): Promise<void> {
  const calls = postJson.mock.calls.length;
  find('form').dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }));
  await vi.waitFor(() => {
    expect(postJson.mock.calls.length).toBe(calls + 1);
    expect(find<HTMLButtonElement>('[data-submit]').disabled).toBe(false);
  });
}

beforeEach(() => history.replaceState(null, '', '/review/ABCD2345'));
afterEach(() => postJson.mockReset());

it('startReviewForm sends the rating as a number, the code if there is one, and the page without the code', async () => {
  postJson.mockResolvedValue({ kind: 'ok', data: { id: 'r', verified: true } });
  open('ABCD2345', 4);
  await send();
  expect(postJson.mock.calls[0]?.[0]).toBe('/reviews');
  expect(sent()).toMatchObject({ ...typed, rating: 4, code: 'ABCD2345', form_ref: '', page: '/review' });
  open(undefined, 5);
  await send();
  expect(sent(1)).not.toHaveProperty('code');
});

it('startReviewForm removes the message with the last field error, and not before', async () => {
  const fields = { rating: 'Choisissez une note.', message: 'Écrivez quelques mots.' };
  const failure = {
    success: false,
    message: 'Remplissez les champs.',
    code: 'invalid',
    requestId: 'r',
    fields,
  };
  postJson.mockResolvedValue({ kind: 'refused', failure });
  open();
  await send();
  const correct = (selector: string) => find(selector).dispatchEvent(new Event('input', { bubbles: true }));
  correct('textarea');
  expect(status()).toBe('Remplissez les champs.');
  correct('[name="rating"]');
  expect(status()).toBe('');
});

it('startReviewForm replaces the form by the thanks', async () => {
  postJson.mockResolvedValue({ kind: 'ok', data: { id: 'r', verified: true } });
  open('ABCD2345', 5);
  await send();
  expect(status()).toBe('Merci !');
  expect(find('form').dataset['sent']).toBe('');
  expect(document.querySelector('[data-invitation]')).toBeNull();
  expect(document.activeElement).toBe(find('[data-status]'));
});

it('startReviewForm marks every level when no rating was chosen, and removes the marks after a choice', async () => {
  const fields = { rating: 'Note ?' };
  postJson.mockResolvedValue({
    kind: 'refused',
    failure: { message: 'Non', code: 'invalid_fields', fields },
  });
  open();
  await send();
  expect(sent()['rating']).toBeNull();
  const levels = [...document.querySelectorAll('[name="rating"]')];
  expect(levels.map((level) => level.getAttribute('aria-invalid'))).toEqual(Array(5).fill('true'));
  expect([find('[data-error-for="rating"]').textContent, status()]).toEqual(['Note ?', 'Non']);
  expect(document.activeElement).toBe(levels[0]);
  find<HTMLInputElement>('[value="3"]').click();
  find('[value="3"]').dispatchEvent(new Event('input', { bubbles: true }));
  expect(document.querySelector('[aria-invalid]')).toBeNull();
  expect(find('[data-error-for="rating"]').textContent).toBe('');
});

it.each([
  [{ kind: 'lost' }, 'Erreur'],
  [{ kind: 'lost', misdirected: true }, 'Configuration'],
  [{ kind: 'refused', failure: { message: 'Trop long', code: 'too_large' } }, 'Trop long'],
])('startReviewForm keeps the typed values after %j', async (answer, text) => {
  postJson.mockResolvedValue(answer);
  open('ABCD2345', 2);
  await send();
  expect(status()).toBe(text);
  expect(values()).toMatchObject({ ...typed, rating: '2' });
  expect(find('form').dataset['sent']).toBeUndefined();
});

it('startReviewForm uses the same idempotency key for a retry, and another after a change', async () => {
  open('ABCD2345', 2);
  await send();
  await send();
  expect(key(1)).toBe(key(0));
  find('[name="name"]').dispatchEvent(new Event('input', { bubbles: true }));
  await send();
  expect(key(2)).not.toBe(key(1));
});

it('startReviewForm shows that the code is invalid, then sends without it', async () => {
  postJson.mockResolvedValueOnce({
    kind: 'refused',
    failure: { message: 'Non', code: 'invitation_invalid' },
  });
  postJson.mockResolvedValueOnce({ kind: 'ok', data: { id: 'r', verified: false } });
  open('ABCD2345', 2);
  await send();
  expect(status()).toBe('Plus valable');
  expect(values()).toMatchObject({ ...typed, rating: '2' });
  expect(new URL(find<HTMLFormElement>('form').action).pathname).toBe('/review');
  await send();
  expect(sent(1)).not.toHaveProperty('code');
  expect(key(1)).not.toBe(key(0));
  expect(status()).toBe('Merci !');
});
