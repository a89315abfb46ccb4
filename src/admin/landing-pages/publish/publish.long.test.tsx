import { notifications } from '@mantine/notifications';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Answer, Call } from '../../../../tests/fake-api.ts';
import { inParts, said } from '../../../../tests/screens/admin-screen.tsx';
import {
  landingDetail,
  nothingFound,
  openLandingPages,
  pageOf,
  quiet,
  refusal,
  serveLanding,
  t,
  texts,
} from '../../../../tests/screens/landing-section.tsx';
import { tide } from '../../../../tests/screens/media-section.tsx';
import { newContent } from '../../../domain/landing/landing-page.ts';
import { fill } from '../../../i18n/format.ts';

vi.setConfig({ testTimeout: 20_000 });
afterEach(async () => {
  vi.useRealTimers();
  await quiet();
  cleanup();
  notifications.clean();
  vi.unstubAllGlobals();
});

const button = (name: string) => screen.getByRole('button', { name });
const url = 'https://agency.example/p/maree-haute';
const published: Answer = {
  data: { url, urls: { fr: url }, slug: 'maree-haute', state: 'live', number: 1 },
};
const problem = (code: string, field: string | null, locale: string | null = null) => ({
  code,
  field,
  locale,
  value: null,
});

/** Opens step 4 over a server that publishes. */
function open(
  publish: (call: Call) => Answer | Promise<Answer> = () => published,
  content = landingDetail().content,
  errors: ReturnType<typeof problem>[] = [],
) {
  const server = serveLanding(landingDetail({ content }), (call) => {
    if (call.path === `/media/${tide.id}`) return { data: tide };
    if (call.path === '/landing-pages/p1/publish') return publish(call);
    if (call.path.startsWith('/landing-pages?') || call.path === '/landing-pages')
      return { data: pageOf([]) };
    return undefined;
  });
  if (errors.length > 0) server.check = { ...nothingFound, errors: errors as never };
  return { server, opened: openLandingPages('/p1?step=4') };
}
const ready = () =>
  waitFor(() => expect(button(t.publish.action).hasAttribute('data-blocked')).toBe(false), { timeout: 4000 });
/** From here on, the test controls the pause after a publication. */
const holdPause = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
const passPause = () => act(() => vi.advanceTimersByTimeAsync(3000));
const bodies = (calls: readonly Call[]) =>
  calls.filter(({ path }) => path === '/landing-pages/p1/publish').map(({ body }) => body);

it('a draft without findings is published with the version on the screen, in the selected languages', async () => {
  let finish: (answer: Answer) => void = () => {};
  const { server } = open(() => new Promise((resolve) => (finish = resolve)));
  await ready();
  fireEvent.click(button(t.publish.action));
  await screen.findByText(t.publish.busy);
  await waitFor(() => expect(bodies(server.calls)).toHaveLength(1));
  expect(bodies(server.calls)[0]).toEqual({
    version: 1,
    live: null,
    locales: ['fr'],
    publishAt: null,
    unpublishAt: null,
  });
  await act(async () => finish(published));
  const address = await screen.findByLabelText<HTMLInputElement>(t.publish.url);
  expect(document.activeElement?.className).toContain('landing-publish-title');
  expect(address.value).toBe(url);
  expect(address.readOnly).toBe(true);
});

it('copying the address shows an alert', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  open();
  await ready();
  fireEvent.click(button(t.publish.action));
  fireEvent.click(await screen.findByRole('button', { name: t.publish.copy }));
  await waitFor(() =>
    expect(screen.getAllByRole('alert').some((alert) => alert.textContent?.includes(t.publish.copied))).toBe(
      true,
    ),
  );
  expect(writeText).toHaveBeenCalledWith(url);
});

it('three seconds after publishing, the list replaces the wizard, and a toast offers to copy the address', async () => {
  const { opened } = open();
  await ready();
  holdPause();
  fireEvent.click(button(t.publish.action));
  await screen.findByLabelText(t.publish.url);
  await passPause();
  await waitFor(() => expect(opened.address()).toBe('/dashboard/landing-pages'));
  await screen.findByText(inParts(fill(t.publish.done, { title: 'Marée haute' })));
  button(t.publish.copyAddress);
});

it('the wizard stays open while the QR code is shown, and the code can be saved as SVG', async () => {
  const { server, opened } = open();
  const reply = server.reply;
  server.reply = (call) =>
    call.path === '/landing-pages/p1/qr' ? { data: { url, size: 29, path: 'M4 4h7v1h-7z' } } : reply(call);
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await ready();
  holdPause();
  fireEvent.click(button(t.publish.action));
  await screen.findByLabelText(t.publish.url);
  fireEvent.click(button(t.qr.show));
  const code = await screen.findByRole('img', { name: t.qr.alt });
  expect(code.querySelector('path')?.getAttribute('d')).toBe('M4 4h7v1h-7z');
  fireEvent.click(button(t.qr.save));
  const [file] = files;
  expect(await file?.text()).toMatch(/^<svg (?!.*class=).*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  await passPause();
  expect(opened.address()).toContain('step=4');
  fireEvent.click(button(texts.common.close));
  await passPause();
  await waitFor(() => expect(opened.address()).toBe('/dashboard/landing-pages'));
  vi.restoreAllMocks();
});

it('the publish button with an error publishes nothing, shows why, and offers to correct the field', async () => {
  const { server, opened } = open();
  server.check = { ...nothingFound, errors: [problem('artist_missing', 'shared.artist')] as never };
  const blocked = fill(t.publish.blocked[0] ?? '', { problem: t.problems.artist_missing });
  await screen.findByText(said(blocked));
  fireEvent.click(button(t.publish.action));
  expect(bodies(server.calls)).toEqual([]);
  expect(screen.getByRole('alert').textContent).toBe(blocked);
  const fix = button(`${t.check.fix}, ${blocked}`);
  expect(document.activeElement).toBe(fix);
  fireEvent.click(fix);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(t.fields.artist)));
  expect(opened.address()).toContain('step=2');
});

it('the finding about an incomplete button names its language', async () => {
  const { server } = open();
  const warnings = [
    problem('button_incomplete', 'texts.fr.heroLink.text', 'fr'),
    problem('button_incomplete', 'texts.en.heroLink.text', 'en'),
  ];
  server.check = { ...nothingFound, warnings: warnings as never };
  await ready();
  fireEvent.click(button(t.publish.action));
  const question = screen.getByRole('group', { name: t.publish.title });
  const lines = [...question.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(lines).toEqual([expect.stringContaining('français'), expect.stringContaining('anglais')]);
});

it('warnings of one kind are one line, whose links are opened and confirmed one by one', async () => {
  const { server } = open();
  const link = (field: string, value: string) => ({ ...problem('link_unsure', field), value });
  const warnings = [
    link('shared.actionLink', 'https://tickets.example/nova'),
    link('shared.social.instagram', 'https://www.instagram.com/nova'),
  ];
  server.check = { ...nothingFound, warnings: warnings as never };
  const title = fill(t.groups.link_unsure, { count: 2 });
  await screen.findByText(said(title));
  await ready();
  fireEvent.click(button(t.publish.action));
  screen.getByText(said(fill(t.publish.ask[0] ?? '', { count: 1 })));
  fireEvent.click(button(t.publish.fixFirst));
  cleanup();
  const again = open();
  again.server.check = { ...nothingFound, warnings: warnings as never };
  fireEvent.click(await screen.findByRole('button', { name: `${t.check.show}, ${title}` }));
  const opened = screen.getByRole('link', { name: `${t.check.open}, ${t.networks.instagram}` });
  expect(opened.getAttribute('href')).toBe('https://www.instagram.com/nova');
  fireEvent.click(button(`${t.check.good}, ${t.networks.instagram}`));
  fireEvent.click(button(`${t.check.good}, ${t.fields.actionLink}`));
  await ready();
  fireEvent.click(button(t.publish.action));
  await screen.findByLabelText(t.publish.url);
});

it('a dead link can be overridden only with a reason, which is sent for the log; other errors cannot', async () => {
  const { server } = open();
  const dead = { ...problem('link_dead', 'shared.actionLink'), value: 'https://tickets.example/nova' };
  server.check = { ...nothingFound, errors: [dead] as never };
  fireEvent.click(await screen.findByRole('button', { name: t.publish.overrule.action }));
  screen.getByText(said(t.publish.overrule.ask[0] ?? ''));
  fireEvent.click(button(t.publish.overrule.action));
  screen.getByText(said(t.publish.overrule.missing));
  expect(bodies(server.calls)).toEqual([]);
  fireEvent.change(screen.getByLabelText(said(t.publish.overrule.reason)), {
    target: { value: ' La billetterie ouvre à midi. ' },
  });
  fireEvent.click(button(t.publish.overrule.action));
  await waitFor(() =>
    expect(bodies(server.calls)).toEqual([
      expect.objectContaining({ reason: 'La billetterie ouvre à midi.' }),
    ]),
  );
  cleanup();
  const both = open();
  both.server.check = {
    ...nothingFound,
    errors: [dead, problem('artist_missing', 'shared.artist')] as never,
  };
  await screen.findByText(said(t.problems.artist_missing));
  expect(screen.queryByRole('button', { name: t.publish.overrule.action })).toBeNull();
});

it('a scheduled publication is called scheduled in its confirmation, its result and its toast', async () => {
  const { server, opened } = open();
  server.check = {
    ...nothingFound,
    warnings: [problem('description_missing', 'texts.fr.description', 'fr')] as never,
  };
  await ready();
  fireEvent.click(screen.getByRole('radio', { name: t.publish.when.later }));
  fireEvent.change(screen.getByLabelText(t.publish.when.start), { target: { value: '2036-12-04T00:00' } });
  fireEvent.click(screen.getByRole('button', { name: /^Programmer pour le/ }));
  screen.getByText(said(fill(t.publish.askLater[0] ?? '', { count: 1 })));
  holdPause();
  fireEvent.click(button(t.publish.later));
  await screen.findByText(/^Programmée pour le 4 déc\. 2036/);
  await passPause();
  await waitFor(() => expect(opened.address()).toBe('/dashboard/landing-pages'));
  const moment = '4 déc. 2036, 00:00';
  await screen.findByText(inParts(fill(t.publish.doneLater, { title: 'Marée haute', moment })));
});

it('a past time shows an error, and the button label contains no time', async () => {
  const { server } = open();
  await ready();
  fireEvent.click(screen.getByRole('radio', { name: t.publish.when.later }));
  fireEvent.change(screen.getByLabelText(t.publish.when.start), { target: { value: '2025-11-28T10:00' } });
  expect(button(t.publish.later).hasAttribute('data-blocked')).toBe(true);
  screen.getByText(said(t.publish.blockers.past));
  fireEvent.click(button(t.publish.later));
  expect(bodies(server.calls)).toEqual([]);
  expect(document.activeElement).toBe(screen.getByLabelText(t.publish.when.start));
});

it('the button of a finding focuses its field', async () => {
  const { server, opened } = open();
  server.check = { ...nothingFound, errors: [problem('artist_missing', 'shared.artist')] as never };
  fireEvent.click(
    await screen.findByRole('button', { name: `${t.check.fix}, ${t.problems.artist_missing}` }),
  );
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(t.fields.artist)));
  expect(opened.address()).toContain('step=2');
});

it('the button of a missing alternative text focuses its field below the picture', async () => {
  const content = newContent('fr', 'Marée haute');
  const { opened } = open(undefined, { ...content, shared: { ...content.shared, picture: tide.id } }, [
    problem('alt_missing', 'shared.picture', 'fr'),
  ]);
  const title = fill(t.problems.alt_missing, { language: 'français' });
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${t.check.fix}, ${title}`) }));
  const field = await screen.findByLabelText(`${texts.media.panel.alt} (français)`);
  await waitFor(() => expect(document.activeElement).toBe(field), { timeout: 5000 });
  expect(opened.address()).toContain('step=2');
  expect(opened.address()).toContain('text=fr');
});

it('warnings require a confirmation before publishing', async () => {
  const { server } = open();
  server.check = {
    ...nothingFound,
    warnings: [problem('description_missing', 'texts.fr.description', 'fr')] as never,
  };
  await ready();
  fireEvent.click(button(t.publish.action));
  screen.getByText(said(fill(t.publish.ask[0] ?? '', { count: 1 })));
  expect(bodies(server.calls)).toEqual([]);
  fireEvent.click(button(t.publish.action));
  await screen.findByLabelText(t.publish.url);
});

it('the check does not report working links for a page without links', async () => {
  const { server } = open();
  server.check = { ...nothingFound, warnings: [problem('no_link', 'shared.actionLink')] as never };
  await screen.findByText(said(t.problems.no_link));
  expect(screen.queryByText(said(t.check.fine.links))).toBeNull();
  screen.getByText(said(t.check.fine.texts));
});

it('the check shows the weights of page and picture, unless one is too heavy or the server renders no page', async () => {
  const { server } = open();
  server.check = { ...nothingFound, weight: { page: 11_400, picture: 119_001 } };
  await screen.findByText(said(fill(t.check.fine.weights, { page: 12, picture: 120 })));
  cleanup();
  const heavy = { code: 'page_heavy', field: null, locale: 'fr', value: '17' } as const;
  open().server.check = { ...nothingFound, warnings: [heavy], weight: { page: 16_500, picture: null } };
  await screen.findByText(said(fill(t.problems.page_heavy, { language: 'français', value: '17' })));
  expect(screen.queryByText(said(fill(t.check.fine.weight, { page: 17 })))).toBeNull();
  cleanup();
  open().server.check = { ...nothingFound, weight: { page: null, picture: null } };
  await screen.findByText(said(t.check.fine.texts));
  expect(screen.queryByText(/Poids/)).toBeNull();
});

it('a publication after another person’s is rejected, and keeps the draft', async () => {
  const { server } = open(() => refusal(409, 'Camille a publié une autre version.'));
  await ready();
  fireEvent.click(button(t.publish.action));
  await screen.findByText(t.publish.refused);
  screen.getByText('Camille a publié une autre version.');
  expect(server.page.version).toBe(1);
  fireEvent.click(button(t.publish.publishMine));
  await waitFor(() => expect(bodies(server.calls)).toHaveLength(2));
});

it('start and end are in the agency’s time zone, and an end before the start shows an error', async () => {
  const { server } = open();
  await ready();
  fireEvent.click(screen.getByRole('radio', { name: t.publish.when.later }));
  fireEvent.change(screen.getByLabelText(t.publish.when.start), { target: { value: '2036-12-04T00:00' } });
  fireEvent.change(screen.getByLabelText(t.publish.when.end), { target: { value: '2036-12-01T00:00' } });
  screen.getByText(t.publish.when.order);
  fireEvent.change(screen.getByLabelText(t.publish.when.end), { target: { value: '2036-12-31T12:00' } });
  fireEvent.click(screen.getByRole('button', { name: /^Programmer pour le/ }));
  await waitFor(() => expect(bodies(server.calls)).toHaveLength(1));
  expect(bodies(server.calls)[0]).toMatchObject({
    publishAt: Date.parse('2036-12-03T23:00:00Z'),
    unpublishAt: Date.parse('2036-12-31T11:00:00Z'),
  });
});

it('publishing without a language focuses the first language and sends nothing', async () => {
  const { server } = open();
  await ready();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Français' }));
  fireEvent.click(button(t.publish.action));
  screen.getByText(t.publish.languages.choose);
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Français' }));
  expect(bodies(server.calls)).toEqual([]);
});

it('the address field removes accents, spaces and capitals while typing', async () => {
  const { server } = open();
  await ready();
  const address = screen.getByLabelText<HTMLInputElement>(t.publish.address.label);
  expect(address.placeholder).toBe('maree-haute');
  fireEvent.change(address, { target: { value: 'Été à Brest' } });
  expect(address.value).toBe('ete-a-brest');
  fireEvent.click(button(t.publish.action));
  await waitFor(() => expect(bodies(server.calls)[0]).toMatchObject({ slug: 'ete-a-brest' }));
});

it('a secret link is created and shown once, and all links are revoked together after a confirmation', async () => {
  const secret = 'https://agency.example/p/preview/abc';
  const { calls } = serveLanding(landingDetail(), ({ method, path }) => {
    if (path !== '/landing-pages/p1/previews') return undefined;
    return method === 'POST'
      ? { data: { url: secret, expiresAt: '2026-12-09T10:00:00.000Z' } }
      : { data: { revoked: 1 } };
  });
  openLandingPages('/p1?step=4');
  fireEvent.click(await screen.findByRole('button', { name: t.artistLink.create }));
  await screen.findByText(secret);
  fireEvent.click(button(t.artistLink.revoke));
  screen.getByText(said(t.artistLink.revokeAsk));
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  fireEvent.click(button(t.artistLink.revoke));
  await waitFor(() => expect(screen.queryByText(secret)).toBeNull());
});

it('step 4 shows the approved version, and the artist’s remarks, which open their section and can be marked and deleted', async () => {
  const remark = {
    ...{ id: 'r1', kind: 'remark', place: 'features', text: 'Sans les atouts.', name: '', locale: 'fr' },
    ...{ version: 1, versionAt: '2026-11-24T13:02:00.000Z', at: '2026-11-24T14:00:00.000Z' },
    ...{ handledAt: null as string | null, handledBy: null },
  };
  const approval = {
    ...remark,
    id: 'a1',
    kind: 'approval',
    place: 'page',
    text: '',
    name: 'Léa',
    version: 3,
  };
  const former = { ...approval, id: 'a2', version: 2, name: '' };
  const { calls } = serveLanding(landingDetail({ version: 3 }), ({ method, path }) => {
    if (path === '/landing-pages/p1/draft-answers') return { data: { answers: [approval, former, remark] } };
    if (method === 'DELETE' && path === `/landing-pages/p1/draft-answers/${former.id}`)
      return { data: { answers: [approval, remark] } };
    if (method !== 'PUT' || path !== '/landing-pages/p1/draft-answers/r1') return undefined;
    remark.handledAt = '2026-11-24T15:00:00.000Z';
    return { data: remark };
  });
  openLandingPages('/p1?step=4');
  const words = t.answers;
  await screen.findByText('Sans les atouts.');
  expect(screen.getAllByText(said(words.present))).toHaveLength(1);
  expect(screen.getAllByText(said(words.changed))).toHaveLength(1);
  screen.getByText(/^Léa,/);
  fireEvent.click(button(`${words.handle}, ${t.sections.features}`));
  await screen.findByRole('button', { name: `${words.reopen}, ${t.sections.features}` });
  expect(calls.find(({ path }) => path.endsWith('/r1'))?.body).toEqual({ handled: true });
  const removals = screen.getAllByRole('button', { name: `${words.remove}, ${words.approval.present}` });
  fireEvent.click(removals[1] as HTMLElement);
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  fireEvent.click(await screen.findByRole('button', { name: words.removeConfirm }));
  await waitFor(() => expect(screen.queryByText(said(words.changed))).toBeNull());
  fireEvent.click(button(`${words.open}, ${t.sections.features}`));
  await screen.findByRole('heading', { name: t.sections.features });
});
