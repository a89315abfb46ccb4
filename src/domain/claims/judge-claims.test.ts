import { describe, expect, it } from 'vitest';
import { claimWords } from '../../i18n/claim-words.ts';
import { agencyDay, dayName, dayNumber } from '../time/agency-day.ts';
import type { ClaimEntry } from './claim.ts';
import { type ClaimKey, claimKeys, declaredClaim } from './declared-claims.ts';
import {
  type Circumstances,
  EXPIRY_NOTICE_DAYS,
  judgeClaims,
  stateAlone,
  untouched,
} from './judge-claims.ts';
import { shownClaims } from './shown-claims.ts';

const TODAY = '2026-11-24';
const dayIn = (days: number) => dayName(dayNumber(TODAY) + days);
const real: Circumstances = { demo: false, today: TODAY, wordsOf: claimWords.label };
const demo: Circumstances = { ...real, demo: true };
const confirmed = (id: string, changes: Partial<ClaimEntry> = {}): ClaimEntry => ({
  ...untouched(id),
  checkedBy: 'a1',
  checkedAt: Date.parse('2026-10-14T10:00:00Z'),
  validUntil: dayIn(100),
  version: 1,
  ...changes,
});
const words = (text: string) => ({ fr: text, en: text, es: text, pt: text });
const of = (entries: readonly ClaimEntry[], id: string, circumstances = real) => {
  const claim = judgeClaims(entries, circumstances).find((one) => one.id === id);
  if (!claim) throw new Error(`${id} is not in the register.`);
  return claim;
};

describe('stateAlone', () => {
  const days = [-400, -1, 0, 1, EXPIRY_NOTICE_DAYS, EXPIRY_NOTICE_DAYS + 1, 400];

  it.each(days)('depends only on the last day once a claim is confirmed (%i days)', (days) => {
    for (const documented of [true, false])
      for (const circumstances of [real, demo]) {
        const state = stateAlone(
          { checkedAt: 0, validUntil: dayIn(days), withdrawnAt: null, documented },
          circumstances,
        );
        expect(state).toBe(days < 0 ? 'expired' : days <= EXPIRY_NOTICE_DAYS ? 'expiringSoon' : 'confirmed');
      }
  });

  it('is withdrawn for a withdrawn claim, whatever else is stored', () => {
    for (const checkedAt of [null, 0])
      for (const validUntil of [null, ...days.map(dayIn)])
        for (const documented of [true, false])
          expect(stateAlone({ checkedAt, validUntil, withdrawnAt: 1, documented }, demo)).toBe('withdrawn');
  });

  it('is `default` only with demo data, and only for documented figures and words', () => {
    const claim = { checkedAt: null, validUntil: null, withdrawnAt: null };
    expect(stateAlone({ ...claim, documented: true }, demo)).toBe('default');
    expect(stateAlone({ ...claim, documented: true }, real)).toBe('unconfirmed');
    expect(stateAlone({ ...claim, documented: false }, demo)).toBe('unconfirmed');
  });
});

describe('judgeClaims', () => {
  it('shows every claim as documented with demo data, and no claim without demo data', () => {
    expect(judgeClaims([], demo).filter(({ shown }) => !shown)).toEqual([]);
    expect(judgeClaims([], demo)).toHaveLength(claimKeys.length);
    expect(judgeClaims([], real).filter(({ shown }) => shown)).toEqual([]);
  });

  it('finds the documented contradictions: views, campaigns and artists', () => {
    const found = judgeClaims([], real).filter(({ state }) => state === 'contradicted');
    expect(found.map(({ id, rivals }) => [id, ...rivals])).toEqual([
      ['campaigns-home', 'campaigns-services'],
      ['campaigns-services', 'campaigns-home'],
      ['artists-home', 'artists-services'],
      ['artists-services', 'artists-home'],
      ['views-home', 'views-services'],
      ['views-services', 'views-home'],
    ]);
  });

  it('hides both claims of a contradiction once the agency has changed one, also with demo data', () => {
    for (const circumstances of [real, demo]) {
      const entries = [confirmed('views-home')];
      expect(of(entries, 'views-home', circumstances)).toMatchObject({ state: 'contradicted', shown: false });
      expect(of(entries, 'views-services', circumstances)).toMatchObject({ shown: false });
    }
  });

  it('ends a contradiction when one claim is withdrawn, expired, equal, reworded or follows the other', () => {
    const value = declaredClaim('views-home').figures['value']?.value ?? 0;
    const ways: Partial<ClaimEntry>[] = [
      { withdrawnAt: 1 },
      { checkedAt: 0, validUntil: dayIn(-1) },
      { values: { value } },
      { label: words('vues sur YouTube') },
      { follows: 'views-home' },
    ];
    for (const way of ways) {
      const entries = [confirmed('views-home'), { ...untouched('views-services'), ...way }];
      expect(of(entries, 'views-home')).toMatchObject({ state: 'confirmed', shown: true, rivals: [] });
    }
  });

  it('finds two figures under the same words of one language, ignoring capitals and spaces', () => {
    const added = (id: string, label: string, value: number) =>
      confirmed(id, {
        unit: 'count',
        values: { value },
        label: { fr: `fr ${id}`, en: label, es: `es ${id}`, pt: `pt ${id}` },
      });
    expect(of([added('x', 'Concerts  sold out', 4), added('y', 'concerts sold out', 5)], 'x').state).toBe(
      'contradicted',
    );
    expect(of([added('x', 'concerts sold out', 4), added('y', 'concerts sold out', 4)], 'x').state).toBe(
      'confirmed',
    );
    expect(of([added('x', 'countries reached', 4), confirmed('countries')], 'countries').rivals).toEqual([
      'x',
    ]);
  });

  it('never shows two figures under the same words without demo data, for any stored claims', () => {
    // A small generator of random numbers, the same in every run.
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const entryOf = (id: ClaimKey): ClaimEntry => ({
      ...untouched(id),
      ...(random(3) === 0 && 'value' in declaredClaim(id).figures && { values: { value: 1 + random(3) } }),
      ...(random(4) === 0 && { label: words(['a', 'b', 'c'][random(3)] ?? 'a') }),
      ...(random(2) === 0 && { checkedAt: 0, validUntil: dayIn(random(60) - 20) }),
      ...(random(6) === 0 && { withdrawnAt: 1 }),
    });
    for (let round = 0; round < 400; round += 1) {
      const entries = claimKeys.filter(() => random(3) > 0).map(entryOf);
      const { all } = shownClaims(judgeClaims(entries, real), agencyDay);
      for (const locale of ['fr', 'en', 'es', 'pt'] as const) {
        const seen = new Map<string, string>();
        for (const { label, figures, upwards } of all) {
          const figure = JSON.stringify([figures, upwards]);
          expect(seen.get(label[locale]) ?? figure).toBe(figure);
          seen.set(label[locale], figure);
        }
      }
      for (const claim of judgeClaims(entries, real))
        expect(claim.shown).toBe(['confirmed', 'expiringSoon'].includes(claim.state));
    }
  });

  it('shows the figure of a followed claim in the places of both', () => {
    const claims = judgeClaims(
      [confirmed('views-home'), { ...untouched('views-services'), follows: 'views-home' }],
      real,
    );
    const shown = shownClaims(claims, agencyDay);
    expect(shown.of('views-services')).toBe(shown.of('views-home'));
    expect(shown.all).toHaveLength(1);
    expect(claims.find(({ id }) => id === 'views-home')?.places).toEqual(['/', '/youtube-ads', '/meta-ads']);
  });
});
