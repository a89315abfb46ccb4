import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen, texts } from '../../../../tests/screens/admin-screen.tsx';
import { costs } from '../../../../tests/settings-answers.ts';
import { fill } from '../../../i18n/format.ts';
import { CostGrid } from './CostGrid.tsx';
import { draftOf, problemsIn } from './cost-draft.ts';

const t = texts.settings.costs;
const NAME = 'youtube.europe.awareness';
const labelled = (end: 'min' | 'max') =>
  screen.getByLabelText(fill(t[end], { type: 'Notoriété', region: 'Europe' }));

/** Shows the costs of YouTube with two typed figures, as after an attempt to save them. */
function open(min: string, max: string, error?: string) {
  const draft = { ...draftOf('fr', costs(1)), [NAME]: { min, max } };
  const problem = problemsIn('fr', draft)[NAME];
  openScreen(
    <CostGrid
      platform="youtube"
      unit="CPV"
      draft={draft}
      errors={{ [NAME]: error ?? (problem ? t.problems[problem] : '') }}
      change={() => {}}
    />,
  );
}

it.each([
  ['abc', '0,04', 'cost_number_error', true, false],
  ['', '0,04', 'cost_number_error', true, false],
  ['0', '0,04', 'cost_error', true, false],
  ['0,01', '99999', 'cost_max_error', false, true],
  ['0,05', '0,04', 'cost_order_error', true, true],
] as const)(
  'the costs %j to %j show the error %s, and only the wrong fields are marked',
  (min, max, problem, lowIsWrong, highIsWrong) => {
    open(min, max);
    const message = screen.getByText(t.problems[problem]);
    for (const [end, wrong] of [
      ['min', lowIsWrong],
      ['max', highIsWrong],
    ] as const) {
      expect([end, labelled(end).getAttribute('aria-invalid')]).toEqual([end, wrong ? 'true' : null]);
      expect([end, labelled(end).getAttribute('aria-describedby')]).toEqual([end, wrong ? message.id : null]);
    }
  },
);

it('an error that only the server knows marks both costs', () => {
  open('0,01', '0,04', 'Refusé.');
  expect([labelled('min'), labelled('max')].map((one) => one.getAttribute('aria-invalid'))).toEqual([
    'true',
    'true',
  ]);
});
