import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openScreen } from '../../../tests/admin-screen.tsx';
import type { DashboardDto } from '../../contracts/dashboard.ts';
import { Simulations } from './Simulations.tsx';

afterEach(cleanup);

it('draws a bar of its platform where there are simulations, and none where there are not', () => {
  const data: Pick<DashboardDto, 'simulations' | 'leadsPerDay'> = {
    leadsPerDay: [{ day: '2026-11-21', counts: {}, kinds: {} }],
    simulations: [
      { platform: 'youtube', bands: [2, 0, 0, 0, 1] },
      { platform: 'tiktok', bands: [0, 1, 0, 0, 0] },
    ],
  };
  openScreen(<Simulations data={data as DashboardDto} />, '/dashboard');
  const bars = [...document.querySelectorAll('.band-bar')].map((bar) => bar.className.split(' ').at(-1));
  expect(bars).toEqual(['platform-youtube', 'platform-youtube', 'platform-tiktok']);
});
