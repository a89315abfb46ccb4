import { describe, expect, it } from 'vitest';
import {
  afterAnswer,
  busyWaitsMs,
  type FollowedLink,
  type LinkAnswer,
  type LinkState,
  readAnswer,
} from './watched-link.ts';

const LINK = 'https://www.deezer.com/album/1';
const DAY = 86_400_000;
const answered = (status: number, permanentUrl = LINK): FollowedLink => ({
  kind: 'answered',
  status,
  url: permanentUrl,
  permanentUrl,
});

describe('the response of a link’s server', () => {
  it.each<[FollowedLink, LinkAnswer]>([
    [answered(200), { kind: 'fine' }],
    [answered(404), { kind: 'gone' }],
    [answered(410), { kind: 'gone' }],
    [answered(401), { kind: 'refused' }],
    [answered(403), { kind: 'refused' }],
    [answered(999), { kind: 'refused' }],
    [answered(429), { kind: 'busy' }],
    [answered(503), { kind: 'busy' }],
    [{ kind: 'failed', cause: 'timeout' }, { kind: 'busy' }],
    [{ kind: 'failed', cause: 'connection' }, { kind: 'busy' }],
    [{ kind: 'failed', cause: 'name' }, { kind: 'busy' }],
    [{ kind: 'failed', cause: 'private' }, { kind: 'private' }],
  ])('%j is read as %j', (followed, expected) => {
    expect(readAnswer(LINK, followed)).toEqual(expected);
  });

  it('is "gone" for an unknown host of a shop', () => {
    expect(readAnswer('https://nova.example/album', { kind: 'failed', cause: 'name' })).toEqual({
      kind: 'gone',
    });
  });

  it('is "moved" only for a permanent redirect to another page', () => {
    const other = 'https://www.deezer.com/album/2?utm_source=x';
    expect(readAnswer(LINK, answered(200, other))).toEqual({
      kind: 'moved',
      to: 'https://www.deezer.com/album/2',
    });
    for (const same of [
      'https://deezer.com/album/1',
      'https://www.deezer.com/fr/album/1/',
      'https://www.deezer.com/album/1?from=share',
    ])
      expect([same, readAnswer(LINK, answered(200, same))]).toEqual([same, { kind: 'fine' }]);
    const passing: FollowedLink = { kind: 'answered', status: 200, url: other, permanentUrl: LINK };
    expect(readAnswer(LINK, passing)).toEqual({ kind: 'fine' });
  });

  it('with status 200 is read for vendors that report deleted releases in the body', () => {
    const said = (body: string): FollowedLink => ({ ...answered(200), body }) as FollowedLink;
    expect(readAnswer(LINK, said('{"error":{"code":800}}'))).toEqual({ kind: 'gone' });
    expect(readAnswer(LINK, said('{"error":{"code":4}}'))).toEqual({ kind: 'busy' });
    expect(readAnswer(LINK, said('{"id":1}'))).toEqual({ kind: 'fine' });
  });

  it('is a guessed "gone" for a permanent redirect to the home page', () => {
    for (const home of [
      'https://www.deezer.com/',
      'https://www.deezer.com/fr',
      'https://www.deezer.com/en-us/',
    ])
      expect(readAnswer(LINK, answered(200, home))).toEqual({ kind: 'gone', guessed: true });
    expect(readAnswer('https://nova.example/', answered(200, 'https://nova.band.example/'))).toMatchObject({
      kind: 'moved',
    });
  });
});

describe('the state of a link', () => {
  const fresh: LinkState = { verdict: 'unchecked', movedTo: null, lastAnswer: null, failures: 0 };
  /** Applies responses one after the other, and returns the last verdict and the waits in hours. */
  const judged = (...answers: LinkAnswer['kind'][]) => {
    let state = fresh;
    const waits = answers.map((kind) => {
      const next = afterAnswer(state, kind === 'moved' ? { kind, to: 'https://a.example/' } : { kind }, 0.5);
      state = next.state;
      return next.waitMs / 3_600_000;
    });
    return { verdict: state.verdict, waits };
  };

  it('is checked once a month while its page exists', () => {
    expect(judged('fine', 'fine')).toEqual({ verdict: 'fine', waits: [720, 720] });
    expect(judged('moved')).toEqual({ verdict: 'moved', waits: [720] });
    expect(judged('private')).toEqual({ verdict: 'private', waits: [720] });
    expect(judged('refused')).toEqual({ verdict: 'unsure', waits: [720] });
  });

  it('is dead when the page is still missing a day later, and is then checked weekly', () => {
    expect(judged('gone')).toEqual({ verdict: 'unchecked', waits: [24] });
    expect(judged('gone', 'gone')).toEqual({ verdict: 'dead', waits: [24, 168] });
    expect(judged('fine', 'gone', 'fine').verdict).toBe('fine');
    expect(judged('gone', 'gone', 'fine').verdict).toBe('fine');
    expect(judged('gone', 'busy', 'gone').verdict).toBe('unchecked');
  });

  it('is checked after a longer wait for each busy response, and keeps its verdict', () => {
    const hours = busyWaitsMs.map((ms) => ms / 3_600_000);
    expect(judged('busy', 'busy', 'busy', 'busy', 'busy')).toEqual({
      verdict: 'unsure',
      waits: [...hours, 720],
    });
    expect(judged('gone', 'gone', 'busy', 'busy', 'busy', 'busy', 'busy').verdict).toBe('dead');
  });

  it('is checked a little earlier or later than links that were added with it', () => {
    const waits = [0, 0.999].map((random) => afterAnswer(fresh, { kind: 'fine' }, random).waitMs / DAY);
    expect(waits[0]).toBeCloseTo(27);
    expect(waits[1]).toBeCloseTo(33, 1);
  });
});
