import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { startQuestionBox } from './ask.ts';
import { QuestionBox } from './QuestionBox.tsx';
import { questionTexts } from './texts.ts';

const t = questionTexts.en;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function ask(question: string): void {
  render(<QuestionBox locale="en" place="faq" />);
  startQuestionBox();
  screen.getByLabelText<HTMLInputElement>(t.label).value = question;
  document.querySelector('form')?.requestSubmit();
}

it('asks in the language of the page, shows the answer in place, and leaves the question in the field', async () => {
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(Response.json({ success: true, data: { outcome: 'none' } }));
  ask('  do you do mastering ');
  await screen.findByRole('heading', { name: t.none.title });
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({
    question: 'do you do mastering',
    locale: 'en',
  });
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(t.status.none));
  expect(screen.getByLabelText<HTMLInputElement>(t.label).value).toBe('  do you do mastering ');
  expect(screen.getByRole('button', { name: t.send }).hasAttribute('disabled')).toBe(false);
});

it.each([
  ['the network is away', () => Promise.reject(new TypeError('away')), t.failed],
  [
    'the limit is reached',
    () => Promise.resolve(Response.json({ success: false, message: 'Wait a moment.' }, { status: 429 })),
    'Wait a moment.',
  ],
])('says so when %s', async (_when, answer, message) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  ask('views');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message));
});

it('sends nothing for an empty question', () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  ask('   ');
  expect(fetched).not.toHaveBeenCalled();
});
