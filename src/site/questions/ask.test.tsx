import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
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

it('keeps a question only when the visitor presses for it, says so, and moves the focus there', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation((address) =>
    Promise.resolve(
      Response.json({
        success: true,
        data: String(address).endsWith('/kept') ? { kept: true } : { outcome: 'none' },
      }),
    ),
  );
  ask('do you do mastering');
  const button = await screen.findByRole('button', { name: t.keep.action });
  const keptBodies = () =>
    fetched.mock.calls
      .filter(([address]) => String(address).endsWith('/kept'))
      .map(([, init]) => JSON.parse(String(init?.body)));
  expect(keptBodies()).toEqual([]);
  button.click();
  const said = await screen.findByText(t.keep.kept);
  await waitFor(() => expect(document.activeElement).toBe(said));
  expect(keptBodies()).toEqual([{ question: 'do you do mastering', locale: 'en' }]);
  expect(screen.queryByText(t.keep.ask)?.hidden).toBe(true);
});

it('says why a question is not kept, and leaves the button', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation((address) =>
    Promise.resolve(
      String(address).endsWith('/kept')
        ? Response.json(
            { success: false, code: 'invalid_fields', message: 'No.', fields: { question: 'A name.' } },
            { status: 422 },
          )
        : Response.json({ success: true, data: { outcome: 'none' } }),
    ),
  );
  ask('my name is Zoe');
  (await screen.findByRole('button', { name: t.keep.action })).click();
  await screen.findByText('A name.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: t.keep.action }).disabled).toBe(false);
});

it('counts what was found and what the visitor says of it, with nothing of the question, and keeps the focus', async () => {
  const passage = { title: 'A view', page: 'Budget', href: '/en/guide#view', text: [], more: false };
  const answer = {
    ...{ outcome: 'answer', passage: { ...passage, updated: '2026-11-25' } },
    next: { kind: 'read', title: 'Then', href: '#then' },
  };
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ success: true, data: answer })));
  const counted = () =>
    fetched.mock.calls
      .filter(([address]) => String(address).endsWith('/api/visits'))
      .map(([, init]) => JSON.parse(String(init?.body)));
  ask('what does a view cost');
  await screen.findByRole('heading', { name: passage.title });
  screen.getByRole('link', { name: /Then/ }).click();
  fireEvent.click(screen.getByRole('button', { name: t.verdict.answers.no }));
  const said = await screen.findByText(t.verdict.no, { exact: false });
  expect(document.activeElement).toBe(said);
  expect(screen.queryByRole('button', { name: t.verdict.answers.no })).toBeNull();
  expect(counted()).toEqual(
    ['answer', 'next', 'no'].map((event) => ({ kind: 'search', locale: 'en', event })),
  );
});
