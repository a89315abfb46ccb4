import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  booking,
  campaign,
  close,
  complete,
  field,
  goOn,
  heading,
  leaveNothing,
  open,
  postJson,
  receiveAll,
  received,
  t,
} from '../../../tests/screens/simulator.tsx';
import { costTable } from '../../domain/simulator/cost-table.ts';

const consent = () => {
  const choices = { essential: true, analytics: true, marketing: false, functional: false };
  const record = { ...choices, timestamp: new Date().toISOString(), version: '1.0' };
  localStorage.setItem('cookieConsent', JSON.stringify(record));
};

beforeEach(receiveAll);
afterEach(leaveNothing);

it('the result shows the figures and the cost as French writes money, and sends the inputs', async () => {
  open(complete);
  goOn();
  expect(heading()?.textContent).toMatch(/40.000\s/);
  expect(screen.getByText(/^de 0,010.\$ à 0,040.\$$/)).toBeTruthy();
  expect(screen.queryByText(/0\.010/)).toBeNull();
  expect(screen.getByText(/^100.000$/, { selector: 'dd' })).toBeTruthy();
  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/25.000.*40.000.*100.000/);
  await screen.findByText(t.result.sent);
  expect(postJson.mock.calls[0]?.[1]).toMatchObject({
    platform: 'youtube',
    campaignType: 'awareness',
    budget: 1000,
    country: 'europe',
    artistName: 'Léa',
    email: 'lea@example.com',
    form_ref: '',
    locale: 'fr',
    filledInMs: expect.any(Number),
  });
});

it('the result rounds figures whose range spans more than a factor of two, and shows the exact figures once', async () => {
  const estimate = { views: 7895, reach: 26_316, cpv: '8.000 - 30.000 $ (CPM)', unit: 'CPM' } as const;
  const ranges = { range: { low: 5000, high: 18_750 }, reachRange: { low: 16_667, high: 62_500 } };
  postJson.mockResolvedValue({ kind: 'ok', data: { ...received, ...estimate, ...ranges } });
  open({ ...complete, platform: 'tiktok', budget: 500 });
  goOn();
  await screen.findByText(t.result.sent);
  await waitFor(() => expect(document.querySelector('.simulator-figure')?.textContent).toMatch(/^≈.7.900$/));
  expect(heading()?.textContent).toMatch(
    /≈.7.900\svues estimées par mois, entre 5.000 et 19.000 selon le clip$/,
  );
  expect(screen.getByText(/^26.000$/, { selector: 'dd' })).toBeTruthy();
  expect(screen.getByText(/exact.* 7.895 vues, de 5.000 à 18.750.; 26.316 impressions\.$/)).toBeTruthy();
});

it('the result shows the documented range in dollars, and beside it the same range in euros with the rate', async () => {
  open(complete);
  goOn();
  expect(screen.getByText(/^de 0,010.\$ à 0,040.\$$/)).toBeTruthy();
  expect(screen.getByText(/^soit 0,01 à 0,04.€, 1.€ compté pour 1.\$$/)).toBeTruthy();
  await screen.findByText(t.result.sent);
});

it("the result shows the server's figures when they differ", async () => {
  postJson.mockResolvedValue({
    kind: 'ok',
    data: { ...received, views: 41_000, cpv: '0.009 - 0.040 $ (CPV)' },
  });
  open(complete);
  goOn();
  await screen.findByText(/^de 0,009.\$ à 0,040.\$$/);
  expect(heading()?.textContent).toMatch(/41.000\s/);
  expect(screen.queryByText(t.result.formula.show)).toBeNull();
});

it.each([
  [{ kind: 'lost' }, t.result.kept],
  [
    { kind: 'refused', failure: { success: false, message: 'Non.', code: 'rate_limited', requestId: 'r' } },
    t.result.refused.replace('{reason}', 'Non.'),
  ],
] as const)('the result shows the state of the submission: %o', async (answer, text) => {
  postJson.mockResolvedValue(answer);
  open(complete);
  goOn();
  await waitFor(() => expect(document.querySelector('[data-delivery]')?.textContent).toBe(text));
});

it('the result shows the fee and the total of the budget', async () => {
  open(complete);
  goOn();
  await screen.findByText(t.result.sent);
  const price = document.querySelector('[data-fee]')?.textContent?.replaceAll('\u00a0', ' ');
  expect(price).toBe('1 000 € de publicité + 150 € d’honoraires = 1 150 €');
});

it('the calculation states that one euro is counted as one dollar', async () => {
  open(complete);
  goOn();
  await screen.findByText(t.result.sent);
  expect(screen.getByText(/la vue \(un euro compté pour un dollar\) = 40.000 vues/)).toBeTruthy();
});

it('the result links to the booking in a new tab with the name and the e-mail', async () => {
  open(complete);
  goOn();
  await screen.findByText(t.result.sent);
  const link = screen.getByText(t.result.book).closest('a');
  expect(link?.href).toBe(`${booking}&name=L%C3%A9a&email=lea%40example.com`);
  expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener noreferrer']);
});

it('the result links to the contact form when no booking address is configured', async () => {
  open({ ...complete, platform: 'meta' });
  goOn();
  await screen.findByText(t.result.sent);
  fireEvent.click(screen.getByText(t.result.book));
  expect(close).toHaveBeenCalledWith('/#contact');
});

it('each computation and the booking are sent to the tags, without name and e-mail', async () => {
  consent();
  open(complete);
  goOn();
  await screen.findByText(t.result.sent);
  const link = screen.getByText(t.result.book);
  // happy-dom would request the calendar.
  link.addEventListener('click', (click) => click.preventDefault());
  fireEvent.click(link);
  const event = {
    event: 'form_submit',
    value: 1000,
    currency: 'EUR',
    platform: 'youtube',
    campaign_type: 'awareness',
    country: 'europe',
  };
  expect(window.dataLayer).toEqual([event, event]);
});

it('the same answers create one lead, and changed answers create another', async () => {
  open(complete);
  goOn();
  await screen.findByText(t.result.sent);
  fireEvent.click(screen.getByText(t.result.modify));
  goOn();
  expect(screen.getByText(t.result.sent)).toBeTruthy();
  expect(postJson).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByText(t.result.modify));
  fireEvent.change(field(t.contact.artistName), { target: { value: 'Léa Nova' } });
  goOn();
  await waitFor(() => expect(postJson).toHaveBeenCalledTimes(2));
  const [first, second] = postJson.mock.calls.map(([, , options]) => options.idempotencyKey);
  expect(first).not.toBe(second);
});

it("the result suggests a call when there are no costs, and sends the combination once for the server's log", () => {
  const { europe: _, ...costs } = costTable.youtube.costs;
  open(complete, { table: { ...costTable, youtube: { unit: 'CPV', costs } } });
  goOn();
  expect(heading()?.textContent).toBe(t.result.none.title);
  expect(screen.getByText(/YouTube, notoriété, Europe/)).toBeTruthy();
  expect(screen.getByText(t.result.book)).toBeTruthy();
  expect(postJson).toHaveBeenCalledTimes(1);
  expect(postJson.mock.calls[0]?.[1]).toMatchObject(campaign);
  expect(localStorage.getItem('pendingSimulation')).toBeNull();
});

it('the copied link contains no personal data', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  open(complete);
  goOn();
  fireEvent.click(screen.getByText(t.result.share));
  await screen.findByText(t.result.shared);
  const link = String(writeText.mock.calls[0]?.[0]);
  expect(link).toMatch(/#simulator\?platform=youtube&campaignType=awareness&budget=1000&country=europe$/);
});

it('the result shows the link when the clipboard is not available', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  open(complete);
  goOn();
  fireEvent.click(screen.getByText(t.result.share));
  const shown = await screen.findByLabelText<HTMLInputElement>(t.result.shareFailed);
  expect(shown.readOnly).toBe(true);
  expect(shown.value).toMatch(/#simulator\?platform=youtube/);
});
