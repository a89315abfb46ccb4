import { expect, it } from 'vitest';
import { openScreen, said } from '../../../tests/screens/admin-screen.tsx';
import type { DashboardDto } from '../../contracts/dashboard.ts';
import { Simulations } from './Simulations.tsx';

it('Simulations heads each band with its budgets, and shows a bar only for a count above 0', () => {
  const data: Pick<DashboardDto, 'simulations' | 'leadsPerDay'> = {
    leadsPerDay: [{ day: '2026-11-21', counts: {}, kinds: {} }],
    simulations: [
      { platform: 'youtube', bands: [2, 0, 0, 0, 1] },
      { platform: 'tiktok', bands: [0, 1, 0, 0, 0] },
    ],
  };
  openScreen(<Simulations data={data as DashboardDto} />, '/dashboard');
  const [, ...heads] = [...document.querySelectorAll('thead tr > *')].map(({ textContent }) => textContent);
  expect(heads.map((head) => said(head ?? ''))).toEqual([
    ...['500–1 000 €', '1 000–2 500 €', '2 500–5 000 €', '5 000–10 000 €', '10 000 € et plus'],
  ]);
  const bars = [...document.querySelectorAll('.band-bar')].map((bar) => bar.className.split(' ').at(-1));
  expect(bars).toEqual(['platform-youtube', 'platform-youtube', 'platform-tiktok']);
});
