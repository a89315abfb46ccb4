import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { addAccount, bearer, newAddress, postFrom, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { histories, numbers } from '../../../../tests/random-histories.ts';
import { contactForm, openTestSite } from '../../../../tests/test-site.ts';
import { sendSealName } from '../../../app/conversions/access.ts';
import { forgetLeadless } from '../../../app/conversions/forget-leadless.ts';
import { type SendPorts, startSends } from '../../../app/conversions/send-due.ts';
import type { ConversionSender } from '../../../app/ports/conversions.ts';
import { consentRecord } from '../../../domain/consent/choice.ts';
import {
  type ConversionDestination,
  platformOf,
  sendUntil,
} from '../../../domain/conversion/destinations.ts';
import type { IdentifierName } from '../../../domain/conversion/identifiers.ts';

/**
 * Random histories of visitors through the stores, the gate and the worker: no platform is asked about an act unless a rule that
 * is written here once more allows it at that moment. `HISTORIES=100000` tries more of them than the 600 of a usual run.
 */

const { count: HISTORIES, seed: SEED } = histories(600);
const BATCH = 300;
const START = Date.UTC(2026, 10, 29, 12);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface Choice {
  id: string;
  marketing: boolean;
  objected: boolean;
  textVersion: string;
  madeAt: number;
  /** Whether the server has its proof; whether a later choice replaced it. */
  isProven: boolean;
  isReplaced: boolean;
}

interface History {
  eventId: string;
  act: 'lead' | 'click' | 'reminder';
  /** Empty: an act on a landing page, without a lead. */
  lead: string;
  platform: ConversionDestination;
  actedAt: number;
  twin: boolean;
  hasIdentifier: boolean;
  choice: Choice;
  isErased: boolean;
  requests: number;
  isTaken: boolean;
}

const access = {
  ...{ meta: true, metaToken: 'EAABtoken', tiktok: true, tiktokToken: 'tiktok-token' },
  google: true,
  googleToken: JSON.stringify({ client_email: 'site@example.com', private_key: '-----BEGIN none' }),
  ...{ googleCustomer: '1234567890', googleAction: '987654321' },
};
const identifier: Record<ConversionDestination, { [Name in IdentifierName]?: string }> = {
  meta: { fbp: 'fb.1.1795830000000.1098115397' },
  tiktok: { ttp: '2F7h37YkS1j57AYSKTI7IHhJPYH' },
  google: { gclid: 'Cj0KCQiA-clickofavisitor-BwE' },
};
const platforms = ['meta', 'tiktok', 'google'] as const;
const windows: Record<ConversionDestination, number> = {
  meta: 156 * HOUR,
  tiktok: 144 * HOUR,
  google: 72 * HOUR,
};

/** The rule once more, written apart from the gate: all conditions must hold at the moment of the request. */
function isAllowed(history: History, now: number, open: Readonly<Record<string, boolean>>): string[] {
  const { choice, actedAt, twin, platform } = history;
  const ends = new Date(choice.madeAt);
  ends.setUTCMonth(ends.getUTCMonth() + 6);
  const conditions = {
    proof: choice.isProven,
    accepts: choice.marketing && !choice.objected,
    // The words before named a request alone.
    text:
      choice.textVersion === '2026-11-30' ||
      (choice.textVersion === '2026-11-29.4' && history.act === 'lead'),
    unreplaced: !choice.isReplaced,
    fresh: actedAt < ends.getTime(),
    window: now < actedAt + (twin ? Math.min(47 * HOUR, windows[platform]) : windows[platform]),
    person: !history.isErased,
    identifier: history.hasIdentifier,
    open: open[platform] === true,
    once: !history.isTaken,
  };
  return Object.entries(conditions).flatMap(([name, holds]) => (holds ? [] : [name]));
}

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
    const admin = await addAccount(site);
    let headers = bearer(await tokenOf(site, admin));
    const open: Record<string, boolean> = { meta: true, tiktok: true, google: true };
    const on: Record<string, boolean> = { ...open };
    const paused: Record<string, boolean> = {};
    const known = new Map<string, History>();
    let batch: History[] = [];
    const wrong: unknown[] = [];
    const counted = { requests: 0, taken: 0, leadless: 0, kept: 0, between: 0 };

    const save = async () => {
      const { data } = await (await site.get('/api/settings/conversions', headers)).json();
      const body = { ...access, ...on, version: data.version };
      expect((await site.send('PUT', '/api/settings/conversions', body, headers)).status).toBe(200);
    };
    await save();

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
        const taken = {
          ...{ events_received: 1, fbtrace_id: 'A' },
          ...{ code: 0, message: 'OK', request_id: 'r' },
          requestId: eventId,
        };
        return { status: 200, text: JSON.stringify(taken), durationMs: 1 };
      },
    };

    const prove = async (history: History, choice: Choice, replaces: string | null) => {
      const { id, marketing, objected, textVersion, madeAt } = choice;
      const record = consentRecord({ analytics: false, marketing, functional: false }, madeAt);
      await site.ports.consents.save({
        ...{ id, record: { ...record, marketing: marketing && !objected }, textVersion, objected, replaces },
        ...{ locale: 'fr', createdAt: now, scope: null },
      });
      if (replaces === null) history.choice.isProven = true;
      else history.choice.isReplaced = true;
    };
    const withdraw = (history: History) =>
      prove(
        history,
        { ...history.choice, id: randomUUID(), marketing: chance(0.3), madeAt: now },
        history.choice.id,
      );
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
    const toggle = async (platform: ConversionDestination) => {
      if (chance(0.5)) {
        on[platform] = !on[platform];
        await save();
      } else {
        paused[platform] = !paused[platform];
        const state = paused[platform] ? 'paused' : 'open';
        await site.ports.conversions.setLane(platform, state, now);
      }
      open[platform] = on[platform] === true && !paused[platform];
    };
    const some = <One>(list: readonly One[]): One => list[Math.floor(random() * list.length)] as One;
    /** Something that happens while other things are under way. */
    const happen = async () => {
      const history = some(batch);
      const dice = random();
      if (dice < 0.6) {
        if (!history.choice.isReplaced) await withdraw(history);
      } else if (dice < 0.85) {
        if (!history.choice.isProven) await prove(history, history.choice, null);
      } else if (dice < 0.93) await erase(history);
      else await toggle(history.platform);
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
        if (chance(0.02)) await toggle(platformOf(claim[0]));
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
      for (const platform of platforms)
        for (let round = 0; round < 60; round += 1) {
          const started = await startSends(ports, platform);
          if (started.length === 0) break;
          await Promise.all(started);
        }
    };

    for (let made = 0; made < HISTORIES; made += BATCH) {
      headers = bearer(await tokenOf(site, admin));
      for (const platform of platforms)
        if (!open[platform]) {
          on[platform] = true;
          paused[platform] = false;
          open[platform] = true;
          await site.ports.conversions.setLane(platform, 'open', now);
          await save();
        }
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
        const platform = act === 'lead' ? some(platforms) : some(['meta', 'tiktok'] as const);
        const actedAt = now - Math.floor(random() * 2 * HOUR);
        const made: Choice = {
          id: randomUUID(),
          marketing: chance(0.85),
          objected: chance(0.08),
          textVersion: chance(0.92)
            ? some(['2026-11-30', '2026-11-30', '2026-11-29.4'])
            : some(['2026-11-29.3', '2026-11', 'later']),
          ...{ isProven: false, isReplaced: false },
          madeAt: actedAt - Math.floor((chance(0.9) ? random() * 170 : 170 + random() * 40) * DAY),
        };
        // A visitor does several things under one choice.
        const former = batch.length > 0 && chance(0.3) ? some(batch).choice : undefined;
        const choice = former && former.madeAt <= actedAt ? former : made;
        const history: History = {
          eventId: randomUUID(),
          ...{ act, lead, platform, actedAt, choice, twin: chance(0.5), hasIdentifier: chance(0.93) },
          ...{ isErased: false, requests: 0, isTaken: false },
        };
        known.set(history.eventId, history);
        batch.push(history);
        // The proof is there before the act, later, or never.
        if (choice === made && chance(0.8)) await prove(history, choice, null);
        const id = randomUUID();
        const ids = history.hasIdentifier ? identifier[platform] : {};
        const send = {
          ...{ id, destination: platform, act, eventId: history.eventId, actedAt },
          artistProofId: null,
          ...{ content: null, page: null },
          ...{ proofId: choice.id, path: '/contact', category: 'contact', twin: history.twin },
          fields: Object.keys(ids) as IdentifierName[],
          expiresAt: sendUntil(platform, actedAt, history.twin),
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
        headers = bearer(await tokenOf(site, admin));
      }
      if (wrong.length > 0) expect(wrong).toEqual([]);
      counted.kept += batch.filter(({ requests }) => requests === 0).length;
    }
    expect(wrong).toEqual([]);
    // The test can fail: much is sent, much is kept, and much changes between claim and request.
    expect(counted.taken).toBeGreaterThan(HISTORIES / 5);
    expect(counted.leadless).toBeGreaterThan(HISTORIES / 40);
    expect(counted.kept).toBeGreaterThan(HISTORIES / 5);
    expect(counted.between).toBeGreaterThan(HISTORIES / 100);
    process.stdout.write(`${engine}: ${HISTORIES} histories, ${JSON.stringify(counted)}, 0 wrong\n`);
    await site.close();
  });
});
