import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openScreen, texts } from '../../../../tests/screens/admin-screen.tsx';
import { forgetDrafts } from '../../api/drafts.ts';
import { keepSession } from '../../api/session-marker.ts';
import { RestoredNotice } from './RestoredNotice.tsx';
import { useForm } from './use-form.ts';
import { useKeptText } from './use-kept-text.ts';

const part = (value: object) => btoa(JSON.stringify(value));
const signInAs = (sub: string) =>
  keepSession(`${part({})}.${part({ iss: 'mdmc-admin', exp: Date.now() / 1000 + 60, sub })}.x`);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  signInAs('ana');
});

function Campaign({ version }: { version: number }) {
  const form = useForm({
    latest: { version, artist: version === 1 ? 'Nova' : 'Zoé' },
    draftOf: ({ artist }) => ({ artist }),
    keep: 'campaign/1',
    send: async (draft: { artist: string }) => ({ version: 2, ...draft }),
    onSaved: () => {},
    refresh: () => {},
  });
  return (
    <form onSubmit={form.onSubmit}>
      <RestoredNotice form={form} />
      <input aria-label="artist" {...form.field('artist')} />
      <p>{form.conflict ? 'conflict' : form.unsaved ? 'unsaved' : 'stored'}</p>
    </form>
  );
}
function Note() {
  const [text, setText, restored] = useKeptText('note/1', '');
  return (
    <form>
      <RestoredNotice form={restored} />
      <input
        aria-label="artist"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </form>
  );
}
const field = () => screen.getByLabelText<HTMLInputElement>('artist');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
/** A reload does not unmount the page. The test has to unmount it, so it restores the storage afterwards. */
const reload = () => {
  const held = { ...sessionStorage };
  cleanup();
  for (const [name, value] of Object.entries(held)) sessionStorage.setItem(name, value);
};

it('typed values of a form survive a reload, and a newer version is then a conflict', () => {
  openScreen(<Campaign version={1} />);
  type('Nova Star');
  reload();
  openScreen(<Campaign version={1} />);
  expect([field().value, document.querySelector('form > p')?.textContent]).toEqual(['Nova Star', 'unsaved']);
  reload();
  openScreen(<Campaign version={2} />);
  expect([field().value, document.querySelector('form > p')?.textContent]).toEqual(['Nova Star', 'conflict']);
});

it('a closed form stores no draft', () => {
  openScreen(<Campaign version={1} />);
  type('Nova Star');
  expect(sessionStorage.length).toBe(1);
  cleanup();
  expect(sessionStorage.length).toBe(0);
});

it('a draft survives a sign-out in another tab, for the same account', () => {
  openScreen(<Campaign version={1} />);
  type('Nova Star');
  // The other tab removes the session marker; this one then unmounts the form.
  localStorage.clear();
  cleanup();
  signInAs('bea');
  openScreen(<Campaign version={1} />);
  expect(field().value).toBe('Nova');
  cleanup();
  signInAs('ana');
  openScreen(<Campaign version={1} />);
  expect(field().value).toBe('Nova Star');
});

it('a typed note survives a reload for the same account only, and no sign-out', () => {
  openScreen(<Note />);
  type('call back');
  reload();
  openScreen(<Note />);
  expect(field().value).toBe('call back');
  reload();
  signInAs('bea');
  openScreen(<Note />);
  expect(field().value).toBe('');
  cleanup();
  sessionStorage.setItem('other', '1');
  forgetDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['other']);
});

const words = texts.common.form;
const notice = () => screen.queryByText(words.restored);

it.each([
  ['form', <Campaign key="form" version={1} />, 'Nova'],
  ['note', <Note key="note" />, ''],
])(
  'a %s says that its text was restored after a reload, discards it, and can undo that',
  async (_, screenOf, stored) => {
    openScreen(screenOf);
    expect(notice()).toBeNull();
    type('Nova Star');
    expect(notice()).toBeNull();
    reload();
    openScreen(screenOf);
    expect([field().value, notice()?.textContent]).toEqual(['Nova Star', words.restored]);
    fireEvent.click(screen.getByRole('button', { name: words.drop }));
    expect([field().value, notice()]).toEqual([stored, null]);
    await screen.findByText(words.dropped);
    fireEvent.click(screen.getByRole('button', { name: texts.common.cancel }));
    expect([field().value, notice()?.textContent]).toEqual(['Nova Star', words.restored]);
  },
);

it('a form whose values equal the stored ones again shows no notice about restored values', () => {
  openScreen(<Campaign version={1} />);
  type('Nova Star');
  reload();
  openScreen(<Campaign version={1} />);
  type('Nova');
  expect(notice()).toBeNull();
  type('Nova Two');
  expect(notice()).toBeNull();
});
