import { expect, it } from 'vitest';
import {
  attempted,
  checked,
  errorsIn,
  type FormRules,
  type FormState,
  isUnsaved,
  keptMine,
  opened,
  saved,
  typed,
} from './form-state.ts';

interface Draft {
  name: string;
  city: string;
  days: readonly string[];
  from: string;
  to: string;
}
const draft: Draft = { name: 'Nova', city: 'Lyon', days: ['mon'], from: '1', to: '2' };
const first = { version: 1, draft };
/** The values of another person: another city and other days. */
const theirs = { version: 2, draft: { ...draft, city: 'Nice', days: ['tue'] } };
const rules: FormRules<Draft> = {
  problems: ({ name }) => (name === '' ? { name: 'Type a name.' } : {}),
  about: { to: ['from'] },
};

type Step = (state: FormState<Draft>) => FormState<Draft>;
const type =
  (change: Partial<Draft>): Step =>
  (state) =>
    typed(state, change);
const leave =
  (field: string): Step =>
  (state) =>
    checked(state, [field]);
const refuse =
  (wrong: Record<string, string>): Step =>
  (state) =>
    attempted(state, state.draft, wrong);
const keepMine: Step = (state) => keptMine(state, theirs);
const takeTheirs: Step = () => opened(theirs);
/** The server stores the values typed before `meanwhile`, and trims the name. */
const save =
  (meanwhile: Step = (state) => state): Step =>
  (state) => {
    const { draft: sent } = state;
    const stored = { version: 2, draft: { ...sent, name: sent.name.trim() } };
    return saved(meanwhile(attempted(state, sent, {})), sent, stored);
  };

interface Row {
  it: string;
  steps: Step[];
  draft: Partial<Draft>;
  unsaved: boolean;
  errors?: Record<string, string>;
  version?: number;
}
const rows: Row[] = [
  { it: 'has nothing unsaved when it opens', steps: [], draft: {}, unsaved: false },
  {
    it: 'has something unsaved once a field differs',
    steps: [type({ name: 'N' })],
    draft: { name: 'N' },
    unsaved: true,
  },
  {
    it: 'has nothing unsaved once the old value is typed again',
    steps: [type({ name: 'N', days: [] }), type({ name: 'Nova', days: ['mon'] })],
    draft: {},
    unsaved: false,
  },
  {
    it: 'begins with what the server stored after it is saved',
    steps: [type({ name: ' N ' }), save()],
    draft: { name: 'N' },
    unsaved: false,
    version: 2,
  },
  {
    it: 'keeps what was typed while it was being saved',
    steps: [type({ name: ' N ' }), save(type({ city: 'Brest' }))],
    draft: { name: 'N', city: 'Brest' },
    unsaved: true,
    version: 2,
  },
  {
    it: 'keeps a field that was typed again while it was being saved',
    steps: [type({ name: ' N ' }), save(type({ name: 'No' }))],
    draft: { name: 'No' },
    unsaved: true,
    version: 2,
  },
  {
    it: 'goes on from the values of another person with the fields that were typed here',
    steps: [type({ name: 'N', days: ['wed'] }), keepMine],
    draft: { name: 'N', city: 'Nice', days: ['wed'] },
    unsaved: true,
    version: 2,
  },
  {
    it: 'takes the values of another person as they are',
    steps: [type({ name: 'N' }), refuse({ name: 'No.' }), takeTheirs],
    draft: theirs.draft,
    unsaved: false,
    version: 2,
  },
  {
    it: 'does not check a field before it is left',
    steps: [type({ name: '' })],
    draft: { name: '' },
    unsaved: true,
  },
  {
    it: 'shows the problem of a field that was left',
    steps: [type({ name: '' }), leave('name')],
    draft: { name: '' },
    unsaved: true,
    errors: { name: 'Type a name.' },
  },
  {
    it: 'checks a field as it is typed once an attempt found it wrong',
    steps: [refuse({ name: 'Taken.' }), type({ name: '' })],
    draft: { name: '' },
    unsaved: true,
    errors: { name: 'Type a name.' },
  },
  {
    it: 'keeps the draft and shows the sentences of a refusal',
    steps: [type({ name: 'N' }), refuse({ name: 'Taken.', city: 'Where?' })],
    draft: { name: 'N' },
    unsaved: true,
    errors: { name: 'Taken.', city: 'Where?' },
  },
  {
    it: 'drops the sentence of a refusal with the value that it is about',
    steps: [refuse({ name: 'Taken.', city: 'Where?' }), type({ name: 'N' })],
    draft: { name: 'N' },
    unsaved: true,
    errors: { city: 'Where?' },
  },
  {
    it: 'shows the sentence of a refusal again when the refused value is typed again',
    steps: [refuse({ name: 'Taken.' }), type({ name: 'N' }), type({ name: 'Nova' })],
    draft: {},
    unsaved: false,
    errors: { name: 'Taken.' },
  },
  {
    it: 'drops a sentence about two fields when the other one changes',
    steps: [refuse({ to: 'Too early.' }), type({ from: '0' })],
    draft: { from: '0' },
    unsaved: true,
  },
  {
    it: 'forgets the sentences of an earlier attempt at the next one',
    steps: [refuse({ name: 'Taken.' }), refuse({})],
    draft: {},
    unsaved: false,
  },
  {
    it: 'keeps the sentences at the fields that were kept in a conflict',
    steps: [type({ name: 'N' }), refuse({ name: 'Taken.' }), keepMine],
    draft: { name: 'N', city: 'Nice', days: ['tue'] },
    unsaved: true,
    errors: { name: 'Taken.' },
    version: 2,
  },
];

it.each(rows)('a form $it', ({ steps, draft: expected, unsaved, errors = {}, version = 1 }) => {
  const state = steps.reduce((now, step) => step(now), opened<Draft>(first));
  expect(state.draft).toEqual({ ...draft, ...expected });
  expect({ unsaved: isUnsaved(state), errors: errorsIn(state, rules), version: state.base.version }).toEqual({
    unsaved,
    errors,
    version,
  });
});
