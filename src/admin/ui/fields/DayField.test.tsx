import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openScreen, texts } from '../../../../tests/screens/admin-screen.tsx';
import { DayField } from './DayField.tsx';

const words = texts.common.day;
const told = vi.fn();

function Held({ first, withTime = false }: { first: string; withTime?: boolean }) {
  const [day, setDay] = useState(first);
  const tell = (typed: string) => {
    told(typed);
    setDay(typed);
  };
  return <DayField label="Relance" value={day} onChange={tell} withTime={withTime} />;
}

beforeEach(() => void told.mockReset());
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Relance' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });

it('a typed day is parsed in the format of the back office’s language, and formatted in full on blur', () => {
  openScreen(<Held first="" />);
  type('4/12/2026');
  expect(told.mock.calls).toEqual([['2026-12-04']]);
  expect(field().value).toBe('4/12/2026');
  fireEvent.blur(field());
  expect(field().value).toBe('04/12/2026');
});

it('a text that is not a day stays in the field with an error, and counts as empty', () => {
  openScreen(<Held first="2026-12-04" />);
  expect(field().value).toBe('04/12/2026');
  type('31/02/2026');
  expect(told.mock.lastCall).toEqual(['']);
  expect(screen.queryByText(words.wrong)).toBeNull();
  fireEvent.blur(field());
  expect(field().value).toBe('31/02/2026');
  screen.getByText(words.wrong);
  type('28/02/2026');
  expect(screen.queryByText(words.wrong)).toBeNull();
  expect(told.mock.lastCall).toEqual(['2026-02-28']);
});

it('the calendar moves by days, weeks and months, and keeps the hour of a moment', async () => {
  openScreen(<Held first="2026-10-31T14:30" withTime />);
  fireEvent.click(screen.getByRole('button', { name: words.open }));
  const at = (name: string) => screen.findByRole('button', { name });
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  await at('samedi 31 octobre 2026');
  for (const [key, name] of [
    ['ArrowRight', 'dimanche 1 novembre 2026'],
    ['ArrowDown', 'dimanche 8 novembre 2026'],
    ['ArrowLeft', 'samedi 7 novembre 2026'],
    ['ArrowUp', 'samedi 31 octobre 2026'],
    ['PageDown', 'lundi 30 novembre 2026'],
  ] as const) {
    const before = screen
      .getAllByRole('button')
      .find(({ tabIndex, dataset }) => dataset['day'] && tabIndex === 0);
    if (before) fireEvent.keyDown(before, { key });
    else press(key);
    const day = await at(name);
    await waitFor(() => expect(document.activeElement).toBe(day));
  }
  fireEvent.click(await at('lundi 30 novembre 2026'));
  expect(told.mock.lastCall).toEqual(['2026-11-30T14:30']);
  await waitFor(() => expect(field().value).toBe('30/11/2026 14:30'));
});
