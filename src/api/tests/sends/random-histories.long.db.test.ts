import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { bearer, newAddress, postFrom, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { type Choice, type History, identifiers, isAllowed } from '../../../../tests/conversion-model.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { openLanding } from '../../../../tests/landing/landing.ts';
import { histories, numbers } from '../../../../tests/random-histories.ts';
import { contactForm, openTestSite } from '../../../../tests/test-site.ts';
import { sendSealName } from '../../../app/conversions/access.ts';
import { forgetLeadless } from '../../../app/conversions/forget-leadless.ts';
import { type SendPorts, startSends } from '../../../app/conversions/send-due.ts';
import type { ConversionSender } from '../../../app/ports/conversions.ts';
import { consentRecord } from '../../../domain/consent/choice.ts';
import { type ConversionLane, platformOf, sendUntil } from '../../../domain/conversion/destinations.ts';
import type { IdentifierName } from '../../../domain/conversion/identifiers.ts';

/**
 * Random histories of visitors through the stores, the gate and the worker: no platform is asked about an act unless the rule of
 * `conversion-model.ts` allows it at that moment. `HISTORIES=100000` tries more of them than the 600 of a usual run.
 */

const { count: HISTORIES, seed: SEED } = histories(600);
const BATCH = 300;
const START = Date.UTC(2026, 10, 29, 12);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const access = {
  ...{ meta: true, metaToken: 'EAABtoken', tiktok: true, tiktokToken: 'tiktok-token' },
  google: true,
  googleToken: JSON.stringify({ client_email: 'site@example.com', private_key: '-----BEGIN none' }),
  ...{ googleCustomer: '1234567890', googleAction: '987654321' },
};
eachEngine('random histories of consents and acts', (engine) => {
  it(`lead to no request without a valid proof, in ${HISTORIES} of them (seed ${SEED})`, {
    timeout: 7_200_000,
  }, async () => {
    const random = numbers(SEED);
    const chance = (share: number) => random() < share;
    let now = START;
    const site = await openTestSite(
      engine,
      { clock: { now: () => now }, random },
      { META_PIXEL_ID: '123456789012345', TIKTOK_PIXEL_ID: '1234567890123456789' },
    );
    const desk = await openLanding(site);
    let headers = bearer(await tokenOf(site, desk.account));
    const [page, otherPage] = [await desk.create('Nova'), await desk.create('Autre')];
    const artistLanes = [`meta:${page}`, `tiktok:${page}`] as const;
    const lanes: readonly ConversionLane[] = ['meta', 'tiktok', 'google', ...artistLanes];
    const open: Record<string, boolean> = Object.fromEntries(lanes.map((lane) => [lane, true]));
    const on: Record<string, boolean> = { meta: true, tiktok: true, google: true };
    let artistOn = true;
    const paused: Record<string, boolean> = {};
    const known = new Map<string, History>();
    let batch: History[] = [];
    const wrong: unknown[] = [];
    const counted = { requests: 0, taken: 0, leadless: 0, artists: 0, kept: 0, between: 0 };

    const save = async () => {
      const { data } = await (await site.get('/api/settings/conversions', headers)).json();
      const body = { ...access, ...on, version: data.version };
      expect((await site.send('PUT', '/api/settings/conversions', body, headers)).status).toBe(200);
    };
    await save();
    const saveArtist = async () => {
      const path = `/api/landing-pages/${page}/artist-pixels`;
      const { data } = await (await site.get(path, headers)).json();
      const body = {
        ...{ version: data.version, isOn: artistOn, contractOn: '2026-11-30' },
        ...{ metaPixel: '543210987654321', metaToken: 'artist-token' },
        ...{ tiktokPixel: '9876543210987654321', tiktokToken: 'artist-tiktok' },
      };
      expect((await site.send('PUT', path, body, headers)).status).toBe(200);
    };
    await saveArtist();

    /** At the moment of its arrival, each request is compared with the rule. */
    const sender: ConversionSender = {
      async send({ body }) {
        const parsed = JSON.parse(body);
        const eventId = parsed.events?.[0]?.transactionId ?? parsed.data?.[0]?.event_id;
        const history = known.get(eventId);
        counted.requests += 1;
        if (!history) {
          wrong.push({ eventId });
          return { status: 200, text: '{}', durationMs: 1 };
        }
        const missing = isAllowed(history, now, open);
        if (missing.length > 0) wrong.push({ history, missing, now });
        history.requests += 1;
        const dice = random();
        if (dice < 0.1) return { status: 503, text: '<html>', durationMs: 1 };
        if (dice < 0.15) return { status: 404, text: 'gone', durationMs: 1 };
        history.isTaken = true;
        counted.taken += 1;
        if (history.act !== 'lead') counted.leadless += 1;
        if (history.artist) counted.artists += 1;
        const taken = {
          ...{ events_received: 1, fbtrace_id: 'A' },
          ...{ code: 0, message: 'OK', request_id: 'r' },
          requestId: eventId,
        };
        return { status: 200, text: JSON.stringify(taken), durationMs: 1 };
      },
    };

    const store = async (choice: Choice, replaces: string | null) => {
      const { id, marketing, objected, textVersion, madeAt, scope } = choice;
      const record = consentRecord({ analytics: false, marketing, functional: false }, madeAt);
      await site.ports.consents.save({
        ...{ id, record: { ...record, marketing: marketing && !objected }, textVersion, objected, replaces },
        ...{ locale: 'fr', createdAt: now, scope, asked: null },
      });
    };
    const prove = async (choice: Choice) => {
      await store(choice, null);
      choice.isProven = true;
    };
    const withdraw = async ({ choice, artist }: History) => {
      let former = artist && chance(0.5) ? artist : choice;
      while (former.next) former = former.next;
      const next = { ...former, id: randomUUID(), marketing: chance(0.3), madeAt: now, isProven: true };
      await store(next, former.id);
      former.next = next;
    };
    const erase = async (history: History) => {
      if (history.lead === '') return;
      const erased = await postFrom(
        ...([
          site,
          newAddress(),
          '/api/people/erase',
          { email: `${history.lead}@example.com` },
          headers,
        ] as const),
      );
      expect(erased.status).toBe(200);
      const theirs = batch.filter(({ lead }) => lead === history.lead);
      const choices = new Set(theirs.map(({ choice }) => choice));
      // An act without a lead has the proof of the person's leads.
      const besides = batch.filter(({ lead, choice }) => lead === '' && choices.has(choice));
      for (const other of [...theirs, ...besides]) other.isErased = true;
    };
    const toggle = async (lane: ConversionLane) => {
      if (chance(0.5)) {
        paused[lane] = !paused[lane];
        await site.ports.conversions.setLane(lane, paused[lane] ? 'paused' : 'open', now);
      } else if (lane.includes(':')) {
        artistOn = !artistOn;
        await saveArtist();
      } else {
        on[lane] = !on[lane];
        await save();
      }
      for (const name of lanes)
        open[name] = !paused[name] && (name.includes(':') ? artistOn : on[name] === true);
    };
    const some = <One>(list: readonly One[]): One => list[Math.floor(random() * list.length)] as One;
    /** Something that happens while other things are under way. */
    const happen = async () => {
      const history = some(batch);
      const dice = random();
      if (dice < 0.6) {
        await withdraw(history);
      } else if (dice < 0.85) {
        for (const choice of [history.choice, history.artist])
          if (choice && !choice.isProven) await prove(choice);
      } else if (dice < 0.93) await erase(history);
      else await toggle(history.lane);
    };

    const conversions: SendPorts['conversions'] = {
      ...site.ports.conversions,
      async claim(...claim) {
        const claimed = await site.ports.conversions.claim(...claim);
        // Between the claim and the request: those that are claimed are withdrawn and erased too.
        for (const send of claimed) {
          const history = known.get(send.eventId);
          if (!history || !chance(0.06)) continue;
          counted.between += 1;
          if (chance(0.8)) await withdraw(history);
          else await erase(history);
        }
        if (chance(0.02)) await toggle(claim[0]);
        return claimed;
      },
    };
    const ports: SendPorts = {
      ...site.ports,
      conversions,
      conversionSender: sender,
      googleTokens: { get: async () => 'token', forget() {} },
    };
    const work = async () => {
      for (const lane of lanes)
        for (let round = 0; round < 60; round += 1) {
          const started = await startSends(ports, lane);
          if (started.length === 0) break;
          await Promise.all(started);
        }
    };

    for (let made = 0; made < HISTORIES; made += BATCH) {
      headers = bearer(await tokenOf(site, desk.account));
      for (const lane of lanes)
        if (!open[lane]) {
          if (!lane.includes(':')) on[lane] = true;
          paused[lane] = false;
          open[lane] = true;
          await site.ports.conversions.setLane(lane, 'open', now);
        }
      artistOn = true;
      await save();
      await saveArtist();
      batch = [];
      const leads: string[] = [];
      for (let index = 0; index < 15; index += 1) {
        const name = randomUUID();
        const form = { ...contactForm, email: `${name}@example.com`, page: '/contact', locale: 'fr' };
        const { data } = await (await site.post('/api/contact/submit', form)).json();
        leads.push(`${name} ${data.id}`);
      }
      for (let index = 0; index < BATCH; index += 1) {
        const act: History['act'] = chance(0.4) ? some(['click', 'reminder'] as const) : 'lead';
        const [lead = '', leadId = null] = act === 'lead' ? some(leads).split(' ') : [];
        // Google hears of leads alone.
        const lane = act === 'lead' ? some(lanes) : some(lanes.filter((name) => name !== 'google'));
        const platform = platformOf(lane);
        const actedAt = now - Math.floor(random() * 2 * HOUR);
        const made: Choice = {
          id: randomUUID(),
          marketing: chance(0.85),
          objected: chance(0.08),
          textVersion: chance(0.92)
            ? some(['2026-11-30.2', '2026-11-30.both', '2026-11-30', '2026-11-29.4'])
            : some(['2026-11-29.3', '2026-11', 'later']),
          ...{ isProven: false, next: null, scope: null },
          madeAt: actedAt - Math.floor((chance(0.9) ? random() * 170 : 170 + random() * 40) * DAY),
        };
        // A visitor does several things under one choice.
        const former = batch.length > 0 && chance(0.3) ? some(batch).choice : undefined;
        const choice = former && former.madeAt <= actedAt ? former : made;
        const artist: Choice | null = lane.includes(':')
          ? {
              ...{ ...made, id: randomUUID(), marketing: chance(0.85), objected: chance(0.05) },
              textVersion: chance(0.95)
                ? some(['2026-11-30.artist', '2026-11-30.artist.2', '2026-11-30.both'])
                : '2026-11-30',
              scope: chance(0.95) ? page : some([otherPage, null]),
            }
          : null;
        const history: History = {
          eventId: randomUUID(),
          ...{ act, lead, lane, actedAt, choice, artist, twin: chance(0.5), hasIdentifier: chance(0.93) },
          ...{ isErased: false, requests: 0, isTaken: false },
        };
        known.set(history.eventId, history);
        batch.push(history);
        // The proof is there before the act, later, or never.
        if (choice === made && chance(0.8)) await prove(choice);
        if (artist && chance(0.8)) await prove(artist);
        const id = randomUUID();
        const ids = history.hasIdentifier ? identifiers[platform] : {};
        const send = {
          ...{ id, destination: lane, act, eventId: history.eventId, actedAt },
          artistProofId: artist?.id ?? null,
          ...{ content: null, page: null },
          ...{ proofId: choice.id, path: '/contact', category: 'contact', twin: history.twin },
          fields: Object.keys(ids) as IdentifierName[],
          expiresAt: sendUntil(lane, actedAt, history.twin),
          dueAt: now + (history.twin && platform === 'tiktok' ? 360_000 : 0),
          sealed: site.ports.seal.close(sendSealName(id), JSON.stringify({ userAgent: 'Mozilla', ids })),
        };
        await site.ports.conversions.add(leadId, [send], now);
      }
      for (let step = 0; step < 8; step += 1) {
        for (let count = 0; count < 8; count += 1) await happen();
        await work();
        now += Math.floor(chance(0.7) ? random() * 20 * 60_000 : random() * 40 * HOUR);
        if (chance(0.3)) await site.ports.conversions.endOld(now);
        if (chance(0.1)) await forgetLeadless(site.ports);
        headers = bearer(await tokenOf(site, desk.account));
      }
      if (wrong.length > 0) expect(wrong).toEqual([]);
      counted.kept += batch.filter(({ requests }) => requests === 0).length;
    }
    expect(wrong).toEqual([]);
    // The test can fail: much is sent, much is kept, and much changes between claim and request.
    expect(counted.taken).toBeGreaterThan(HISTORIES / 10);
    expect(counted.leadless).toBeGreaterThan(HISTORIES / 40);
    expect(counted.artists).toBeGreaterThan(HISTORIES / 200);
    expect(counted.kept).toBeGreaterThan(HISTORIES / 5);
    expect(counted.between).toBeGreaterThan(HISTORIES / 100);
    process.stdout.write(`${engine}: ${HISTORIES} histories, ${JSON.stringify(counted)}, 0 wrong\n`);
    await site.close();
  });
});
