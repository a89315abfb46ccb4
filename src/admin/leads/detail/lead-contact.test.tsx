import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { detail, listOf, open, row, serve, t } from '../../../../tests/screens/leads-section.tsx';

const words = t.work;

afterEach(() => {
  cleanup();
  notifications.clean();
  vi.unstubAllGlobals();
});

/** Opens the panel of a lead, and returns it with the changes sent to the API. */
async function openLead(lead: ReturnType<typeof detail>) {
  const calls = serve({
    'GET /leads': () => listOf(row('a')),
    'GET /leads/a': () => ({ data: lead }),
    'GET /assignees': () => ({ data: [] }),
    'PATCH /leads/a': () => ({ data: lead }),
  });
  const changes = () => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  open('/dashboard/leads/a');
  const drawer = within(await screen.findByRole('dialog'));
  return { drawer, changes };
}

it('the telephone is stored on blur, and a wrong one shows an error at the field', async () => {
  const lead = detail('a', { email: '', phone: '01 98 76 54 32' });
  const { drawer, changes } = await openLead(lead);
  const field = await drawer.findByLabelText<HTMLInputElement>(words.contact.labels.phone);
  const leave = (phone: string) => {
    fireEvent.change(field, { target: { value: phone } });
    fireEvent.blur(field);
  };
  leave('bientôt');
  drawer.getByText(words.contact.wrong.phone);
  leave('');
  drawer.getByText(words.contact.needed);
  leave('01 98 76 54 32');
  expect(drawer.queryByText(words.contact.needed)).toBeNull();
  expect(changes()).toEqual([]);
  leave('\u202a06\u201111 22 33 44\u202c');
  await waitFor(() => expect(changes()).toEqual([{ phone: '06-11 22 33 44' }]));
});

it('name and address can be corrected in their fields, which show an error for a wrong value', async () => {
  const lead = detail('a', { email: 'lea@exmple.fr', name: 'Lea Matrin' });
  const { drawer, changes } = await openLead(lead);
  const { labels, wrong, needed, note } = words.contact;
  const leave = (label: string, value: string) => {
    const field = drawer.getByLabelText(label);
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  };
  await drawer.findByLabelText(labels.name);
  drawer.getByText(note);
  leave(labels.name, ' ');
  drawer.getByText(wrong.name);
  leave(labels.email, 'lea@exemple');
  drawer.getByText(wrong.email);
  leave(labels.email, '');
  drawer.getByText(needed);
  expect(changes()).toEqual([]);
  leave(labels.name, 'Léa Martin');
  await waitFor(() => expect(changes()).toEqual([{ name: 'Léa Martin' }]));
  leave(labels.email, ' <lea@exemple.fr>\u200b');
  await waitFor(() => expect(changes()).toEqual([{ name: 'Léa Martin' }, { email: 'lea@exemple.fr' }]));
});

it('URLs in a message open in a new tab, and the rest of the message stays text', async () => {
  const message = '<b>Voici</b> https://youtu.be/abc, javascript:alert(1) et https://a:b@mechant.example/x';
  serve({
    'GET /leads': () => listOf(row('a')),
    'GET /leads/a': () => ({ data: detail('a', { kind: 'contact', fields: { message } }) }),
    'GET /assignees': () => ({ data: [] }),
  });
  open('/dashboard/leads/a');
  const drawer = within(await screen.findByRole('dialog'));
  const link = await drawer.findByRole('link', { name: `https://youtu.be/abc ${t.detail.newTab}` });
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    'https://youtu.be/abc',
    '_blank',
    'noopener noreferrer nofollow',
  ]);
  expect(link.closest('dd')?.textContent?.replace(` ${t.detail.newTab}`, '')).toBe(message);
  expect(link.closest('dd')?.querySelectorAll('a')).toHaveLength(1);
  expect(link.closest('dd')?.querySelector('b')).toBeNull();
});
