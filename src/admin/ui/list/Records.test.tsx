import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { inNarrowWindow, openScreen } from '../../../../tests/screens/admin-screen.tsx';
import { type Column, Records } from './Records.tsx';

interface Song {
  id: string;
  name: string;
  state: string;
  label: string;
  plays: string | null;
}

const columns = [
  { key: 'state', label: 'État', cell: ({ state }) => state, width: 'badge', card: 'badge' },
  { key: 'label', label: 'Label', cell: ({ label }) => label, width: 'word', card: 'line', plain: true },
  { key: 'name', label: 'Titre', cell: ({ name }) => name, width: 'name', card: 'title' },
  { key: 'plays', label: 'Écoutes', cell: ({ plays }) => plays, width: 'meter', card: 'wide' },
] as const satisfies readonly Column<Song>[];
const rows: Song[] = [
  { id: '1', name: 'Aube', state: 'Publié', label: 'Nord', plays: '900' },
  { id: '2', name: 'Nuit', state: 'Brouillon', label: 'Sud', plays: null },
];
const open = (detail?: (song: Song) => string | null) =>
  openScreen(
    <Records
      label="Titres"
      className="songs"
      list={{ rows, idOf: ({ id }) => id }}
      columns={columns}
      folds={[
        ['label', 'name'],
        ['plays', 'state'],
      ]}
      {...(detail && { detail })}
    />,
  );
const textsOf = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
/** Gives every element a width in CSS pixels; the test environment has no layout. */
const inRoomOf = (pixels: number) =>
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(pixels);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a wide table has every column, the title as the header of its row, and a dash where a row has no value', () => {
  open();
  expect(textsOf('columnheader')).toEqual(['État', 'Label', 'Titre', 'Écoutes']);
  expect(textsOf('rowheader')).toEqual(['Aube', 'Nuit']);
  expect(textsOf('cell')).toEqual(['Publié', 'Nord', '900', 'Brouillon', 'Sud', '–']);
});

it('a folded value has the label of its column, only for screen readers if it is plain, and a missing one is omitted', () => {
  inRoomOf(100);
  open();
  expect(textsOf('columnheader')).toEqual(['État', 'Titre']);
  const terms = screen.getAllByRole('term');
  expect(terms.map(({ textContent, className }) => [textContent, className])).toEqual([
    ['Écoutes', ''],
    ['Label', 'admin-hidden'],
    ['Label', 'admin-hidden'],
  ]);
  expect(textsOf('definition')).toEqual(['900', 'Nord', 'Sud']);
});

it('on a phone each row is a card with title and badge in its head and its values below, without missing ones', () => {
  inNarrowWindow();
  open();
  expect(screen.queryByRole('table')).toBeNull();
  const [first, second] = within(screen.getByRole('list', { name: 'Titres' })).getAllByRole('listitem');
  expect(first?.querySelector('.row-card-head')?.textContent).toBe('PubliéAube');
  expect(first?.textContent).toBe('PubliéAubeLabelNordÉcoutes900');
  expect(second?.textContent).toBe('BrouillonNuitLabelSud');
});

it('the details of a row span the columns of the table, and are inside the card on a phone', () => {
  const detail = ({ name }: Song) => (name === 'Nuit' ? 'À relire' : null);
  open(detail);
  expect(screen.getByRole('cell', { name: 'À relire' }).getAttribute('colspan')).toBe('4');
  cleanup();
  inNarrowWindow();
  open(detail);
  expect(screen.getByText('Nuit').closest('li')?.textContent).toContain('À relire');
});
