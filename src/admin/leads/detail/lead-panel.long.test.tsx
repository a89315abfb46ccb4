import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clearScreen, served, words } from '../../../../tests/screens/lead-work.tsx';
import { detail, open, t } from '../../../../tests/screens/leads-section.tsx';
import { fill } from '../../../i18n/format.ts';

/** The label of a required field. */
const starred = (label: string) => `${label} *`;

beforeEach(() => localStorage.clear());
afterEach(clearScreen);

it('the drawer links to the next and the previous lead of the list, and closing it returns to the list', async () => {
  const calls = served();
  const at = open('/dashboard/leads?kind=simulation');
  fireEvent.click(await screen.findByRole('link', { name: 'Artiste a' }));
  fireEvent.click(await screen.findByRole('link', { name: words.neighbours.next }));
  await waitFor(() => expect(at.address()).toBe('/dashboard/leads/b?kind=simulation'));
  expect(calls.map(({ path }) => path)).toContain('/leads/a/neighbours?kind=simulation');
  await screen.findByRole('link', { name: words.neighbours.previous });
  expect(screen.queryByRole('link', { name: words.neighbours.next })).toBeNull();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => expect(at.address()).toBe('/dashboard/leads?kind=simulation'));
});

it('a lead shows the other requests of its address', async () => {
  const others = [
    { id: 'b', kind: 'contact' as const, createdAt: '2026-11-19T10:00:00Z', status: 'lost' as const },
  ];
  served({}, detail('a', { others }));
  const at = open('/dashboard/leads/a?q=a');
  const part = within(await screen.findByRole('region', { name: words.others }));
  fireEvent.click(part.getByRole('link', { name: new RegExp(t.kinds.contact) }));
  await waitFor(() => expect(at.address()).toBe('/dashboard/leads/b?q=a'));
});

it('the person of a lead is erased after the address was typed, and the lead is removed from the list', async () => {
  // The live event about the erasure arrives before its response, as with the real server.
  const calls = served({
    'POST /people/erase': async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      await at.client.invalidateQueries();
      return {
        data: {
          leads: 2,
          reviews: 1,
          campaigns: 0,
          mails: 0,
          quarantined: 0,
          answers: 0,
          reminders: 0,
          newsletter: 0,
          watches: 0,
          reports: 0,
        },
      };
    },
    'POST /people/count': () => ({
      data: {
        leads: 2,
        reviews: 1,
        campaigns: 0,
        mails: 0,
        quarantined: 0,
        answers: 0,
        reminders: 0,
        newsletter: 0,
        watches: 0,
        reports: 0,
      },
    }),
  });
  const at = open('/dashboard/leads/a?q=a');
  const part = within(await screen.findByRole('region', { name: t.tools.privacy }));
  fireEvent.click(part.getByRole('button', { name: t.person.eraseThis }));
  const dialog = within(await screen.findByRole('dialog', { name: t.tools.erase }));
  const erase = dialog.getByRole('button', { name: t.person.erase });
  expect(erase.hasAttribute('disabled')).toBe(true);
  expect((await dialog.findAllByRole('definition')).map(({ textContent }) => textContent)).toEqual([
    '2',
    '1',
    '0',
    '0',
    '0',
    '0',
    '0',
    '0',
    '0',
    '0',
  ]);
  fireEvent.change(dialog.getByLabelText(new RegExp(fill(words.person.again, { known: 'a@exemple.fr' }))), {
    target: { value: 'a@exemple.fr' },
  });
  fireEvent.click(erase);
  expect(await screen.findByText('2 prospects effacés. 1 avis effacé.')).toBeDefined();
  const sent = calls.findIndex(({ path }) => path === '/people/erase');
  expect(calls[sent]?.body).toEqual({ lead: 'a' });
  await waitFor(() => expect(at.address()).toBe('/dashboard/leads?q=a'));
  const after = calls.slice(sent).map(({ path }) => path.split('?')[0]);
  expect(after).toContain('/leads');
  expect(after.filter((path) => path?.startsWith('/leads/a'))).toEqual([]);
  await waitFor(() => expect(screen.queryAllByRole('dialog')).toEqual([]));
  await at.go('/dashboard/leads/a?q=a');
  expect(await within(await screen.findByRole('dialog')).findByText(t.detail.missing)).toBeDefined();
});

it('a lead is entered by hand, with the server’s message at the field, and opens', async () => {
  let tries = 0;
  const calls = served({
    'POST /leads': () => {
      tries += 1;
      return tries === 1
        ? { status: 422, message: 'Non.', fields: { phone: 'Indiquez un numéro.' } }
        : { data: { id: 'b' } };
    },
  });
  const at = open('/dashboard/leads');
  fireEvent.click(await screen.findByRole('button', { name: words.add.title }));
  const dialog = within(await screen.findByRole('dialog', { name: words.add.title }));
  fireEvent.change(dialog.getByLabelText(starred(words.add.name)), { target: { value: 'Zoé' } });
  fireEvent.click(dialog.getByLabelText(words.add.bases.asked));
  fireEvent.click(dialog.getByRole('button', { name: words.add.save }));
  expect(await dialog.findByText('Indiquez un numéro.')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText(words.add.phone)));
  // One of e-mail address and telephone is enough to remove the message.
  fireEvent.change(dialog.getByLabelText(words.add.email), { target: { value: 'z' } });
  expect(dialog.queryByText('Indiquez un numéro.')).toBeNull();
  fireEvent.change(dialog.getByLabelText(words.add.email), { target: { value: '' } });
  fireEvent.change(dialog.getByLabelText(words.add.phone), { target: { value: '06 12 34 56 78' } });
  fireEvent.click(dialog.getByLabelText(words.add.deliver));
  fireEvent.click(dialog.getByRole('button', { name: words.add.save }));
  await waitFor(() => expect(at.address()).toBe('/dashboard/leads/b'));
  const [first, second] = calls.filter(({ method }) => method === 'POST').map(({ body }) => body) as Record<
    string,
    unknown
  >[];
  expect(second).toEqual({
    key: first?.['key'],
    name: 'Zoé',
    email: '',
    phone: '06 12 34 56 78',
    message: '',
    platform: null,
    channel: 'phone',
    basis: 'asked',
    locale: 'fr',
    followUp: null,
    deliver: true,
  });
  expect(first?.['deliver']).toBe(false);
});

it('the form of a new lead asks for confirmation before typed values are lost', async () => {
  served();
  open('/dashboard/leads');
  fireEvent.click(await screen.findByRole('button', { name: words.add.title }));
  const dialog = within(await screen.findByRole('dialog', { name: words.add.title }));
  fireEvent.change(dialog.getByLabelText(starred(words.add.name)), { target: { value: 'Zoé' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Fermer' }));
  fireEvent.click(await screen.findByRole('button', { name: words.add.leave }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a lead that was entered by hand shows its telephone, its channel and its reason, and no cookie choice', async () => {
  const fields = { name: 'Zoé', email: '', phone: '06 12 34 56 78', channel: 'meeting', basis: 'agreed' };
  served(
    {},
    detail('a', {
      kind: 'manual',
      name: 'Zoé',
      email: '',
      phone: '06 12 34 56 78',
      source: 'by-hand',
      fields,
      events: [{ kind: 'added', at: '2026-11-20T10:00:00Z', by: 'max@example.com' }],
    }),
  );
  open('/dashboard/leads/a');
  const drawer = within(await screen.findByRole('dialog'));
  const call = await drawer.findByRole('link', { name: '06 12 34 56 78' });
  expect(call.getAttribute('href')).toBe('tel:+33612345678');
  expect(drawer.getByText(words.add.channels.meeting)).toBeDefined();
  expect(drawer.getByText(words.add.bases.agreed)).toBeDefined();
  expect(drawer.getAllByText(words.byHand).length).toBeGreaterThan(0);
  expect(drawer.queryByText(t.detail.sending)).toBeNull();
  expect(document.querySelector('a[href^="mailto:"]')).toBeNull();
});

it('a view is saved with filters and order, without the search text, and can be opened and deleted', async () => {
  const view = { id: 'v1', name: 'Mes relances', query: 'todo=overdue&sort=followUp&order=asc' };
  let views: (typeof view)[] = [];
  const calls = served({
    'GET /lead-views': () => ({ data: views }),
    'POST /lead-views': () => {
      views = [view];
      return { data: views };
    },
    'DELETE /lead-views/v1': () => {
      views = [];
      return { data: views };
    },
  });
  const at = open('/dashboard/leads?q=zoe&todo=overdue&sort=followUp&order=asc&page=2');
  fireEvent.click(await screen.findByRole('button', { name: words.views.label }));
  fireEvent.click(await screen.findByRole('menuitem', { name: words.views.saveThis }));
  const dialog = within(await screen.findByRole('dialog', { name: words.views.title }));
  fireEvent.change(dialog.getByLabelText(words.views.name), { target: { value: 'Mes relances' } });
  fireEvent.click(dialog.getByRole('button', { name: words.views.save }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Mes relances',
      query: view.query,
    }),
  );
  await at.go('/dashboard/leads');
  fireEvent.click(await screen.findByRole('button', { name: words.views.label }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Mes relances' }));
  await waitFor(() => expect(at.address()).toBe(`/dashboard/leads?${view.query}`));
  fireEvent.click(await screen.findByRole('button', { name: 'Mes relances' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: words.views.manage }));
  fireEvent.click(await screen.findByRole('button', { name: 'Supprimer la vue Mes relances' }));
  expect(await screen.findByText(words.views.removed)).toBeDefined();
});

it('Escape closes the dialog about an amount, and not the lead below it', async () => {
  served();
  const at = open('/dashboard/leads/a');
  const drawer = within(await screen.findByRole('dialog'));
  fireEvent.change(await drawer.findByLabelText(t.columns.status), { target: { value: 'won' } });
  const amount = within(await screen.findByRole('dialog', { name: words.won.title.one })).getByLabelText(
    words.won.value,
  );
  amount.focus();
  fireEvent.keyDown(amount, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: words.won.title.one })).toBeNull());
  expect(at.address()).toBe('/dashboard/leads/a');
  expect(screen.getByLabelText<HTMLSelectElement>(t.columns.status).value).toBe('new');
});
