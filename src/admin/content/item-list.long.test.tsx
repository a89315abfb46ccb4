import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { said } from '../../../tests/screens/admin-screen.tsx';
import {
  buttonNamed as button,
  faqTexts,
  openContent,
  quiet,
  serveContent,
  texts,
} from '../../../tests/screens/content-section.tsx';
import type { DraftChange } from '../../contracts/content.ts';
import { fill } from '../../i18n/format.ts';

const t = texts.content;
const words = t.items;
// A draft is stored a second after a change.
vi.setConfig({ testTimeout: 20_000 });
afterEach(async () => {
  await quiet();
  cleanup();
  notifications.clean();
  vi.unstubAllGlobals();
});

const named = (sentence: string, name: string) => fill(sentence, { name });
const order = () =>
  [...document.querySelectorAll('.admin-item:not([data-missing]) .admin-item-name')].map(
    ({ textContent }) => textContent,
  );
async function open(query = '') {
  const server = serveContent();
  openContent('faq', query);
  await screen.findByText('Combien ?');
  return server;
}
const lastDraft = (calls: { method: string; body: unknown }[]) =>
  calls.findLast(({ method }) => method === 'PUT')?.body as DraftChange | undefined;

it('the arrow buttons of an item move it and keep the focus, also at the end of the list', async () => {
  const server = await open();
  const down = button(named(texts.editing.items.down, 'Combien ?'));
  down.focus();
  fireEvent.click(down);
  expect(order()).toEqual(['Quand ?', 'Combien ?', 'Vraiment ?']);
  expect(document.activeElement).toBe(button(named(texts.editing.items.down, 'Combien ?')));
  fireEvent.click(button(named(texts.editing.items.down, 'Combien ?')));
  const last = button(named(texts.editing.items.down, 'Combien ?'));
  expect(last.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(last);
  fireEvent.click(last);
  expect(order()).toEqual(['Quand ?', 'Vraiment ?', 'Combien ?']);
  await waitFor(() =>
    expect(lastDraft(server.calls)?.content?.items.map(({ id }) => id)).toEqual(['time', 'real', 'cost']),
  );
});

it('an item can be hidden and shown again, and its state is shown as text', async () => {
  const server = await open();
  fireEvent.click(button(named(words.hide, 'Quand ?')));
  screen.getByText(words.hidden);
  await waitFor(() => expect(lastDraft(server.calls)?.content?.items[1]?.hidden).toBe(true));
  fireEvent.click(button(named(words.show, 'Quand ?')));
  expect(screen.queryByText(words.hidden)).toBeNull();
});

it('one item is open at a time', async () => {
  await open();
  fireEvent.click(button('Combien ?'));
  fireEvent.click(button('Quand ?'));
  expect(screen.getAllByLabelText(t.fields.faq.answer)).toHaveLength(1);
  expect(button('Quand ?').getAttribute('aria-expanded')).toBe('true');
});

it('a new item is open with the focus in its first field', async () => {
  const server = await open();
  fireEvent.click(button(words.faq.add));
  const question = screen.getByLabelText(t.fields.faq.question);
  expect(document.activeElement).toBe(question);
  fireEvent.change(question, { target: { value: 'Et après ?' } });
  expect(order()).toHaveLength(4);
  await waitFor(() =>
    expect(lastDraft(server.calls)?.content?.items[3]?.fields['question']).toBe('Et après ?'),
  );
});

it('a removed item leaves a row whose button restores it at its place', async () => {
  await open();
  fireEvent.click(button('Quand ?'));
  fireEvent.click(button(words.faq.remove));
  expect(order()).toEqual(['Combien ?', 'Vraiment ?']);
  const undo = button(texts.common.cancel);
  expect(document.activeElement).toBe(undo);
  fireEvent.click(undo);
  expect(order()).toEqual(['Combien ?', 'Quand ?', 'Vraiment ?']);
});

it('an item that a language lacks is shown in French in the note and in the list, and its translation is added at the same place', async () => {
  const server = serveContent();
  const items = [
    ...faqTexts.items,
    { id: 'new', hidden: false, fields: { question: 'Et ici ?', answer: 'Oui.' } },
  ];
  const version = {
    number: 1,
    content: { ...faqTexts, items },
    fallback: 'none' as const,
    by: null,
    at: '2026-11-20T10:00:00.000Z',
  };
  server.change('faq', 'fr', { version, state: 'online' });
  server.change('faq', 'en', { missing: ['items.new'] });
  openContent('faq', '?text=en');
  const told = await screen.findByText(said(fill(t.languages.lacks, { language: 'anglais' })));
  const note = within(told.parentElement as HTMLElement);
  expect(note.getByRole('term').textContent).toBe('Et ici ?');
  expect(note.getByRole('definition').textContent).toBe('Et ici ?\nOui.');
  fireEvent.click(button(words.faq.translate));
  expect(screen.getByLabelText<HTMLInputElement>(t.fields.faq.question).value).toBe('');
  await waitFor(() => expect(lastDraft(server.calls)?.content?.items.map(({ id }) => id)).toContain('new'));
});

it('buttons and keyboard shortcuts set the marks of a text', async () => {
  await open();
  fireEvent.click(button('Combien ?'));
  const answer = screen.getByLabelText<HTMLTextAreaElement>(t.fields.faq.answer);
  answer.setSelectionRange(0, 3);
  fireEvent.keyDown(answer, { key: 'b', ctrlKey: true });
  expect(answer.value).toBe('**Peu**.');
  answer.setSelectionRange(2, 5);
  const marks = said(fill(t.field.marksOf, { field: t.fields.faq.answer }));
  fireEvent.click(
    within(screen.getByRole('toolbar', { name: marks })).getByRole('button', { name: t.field.bold }),
  );
  expect(answer.value).toBe('Peu.');
});
