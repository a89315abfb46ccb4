import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { landingContent } from '../../../tests/landing/landing-content.ts';
import { isDangerousLink } from '../../domain/landing/links/landing-link.ts';
import { locales } from '../../domain/locale/locale.ts';
import { abortWith } from '../../domain/text/abort-with.ts';
import { LandingContent } from './landing-content.ts';

/** The schema of 0.1.0, written by hand. Its drafts are stored, and open tabs of the wizard send them. */
function schemaOfFirstRelease() {
  const short = z.string().max(120, 'too_long');
  const long = z.string().max(600, 'too_long');
  const address = z
    .string()
    .max(2048, abortWith('too_long'))
    .refine((typed) => !isDangerousLink(typed), 'landing_link');
  const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'landing_colour');
  const itemId = z.string().regex(/^[a-z0-9]{8}$/);
  const picture = z.string().max(64).nullable();
  const moment = z.int().min(-8.64e15).max(8.64e15).nullable();
  const distinct = (items: readonly { id: string }[]) =>
    new Set(items.map(({ id }) => id)).size === items.length;
  const platforms = [
    ...(['spotify', 'apple-music', 'deezer', 'youtube', 'youtube-music'] as const),
    ...(['tidal', 'amazon-music', 'soundcloud', 'bandcamp', 'other'] as const),
  ];
  const icons = ['music', 'headphones', 'play', 'mic', 'album', 'ticket'] as const;
  const Shared = z.object({
    artist: short,
    picture,
    primary: colour,
    secondary: colour,
    actionLink: address,
    sections: z.object({
      hero: z.boolean(),
      features: z.boolean(),
      testimonials: z.boolean(),
      call: z.boolean(),
      form: z.boolean().default(false),
      social: z.boolean(),
    }),
    heroLink: address,
    features: z
      .array(z.object({ id: itemId, icon: z.enum(icons) }))
      .max(6, abortWith())
      .refine(distinct),
    testimonials: z
      .array(z.object({ id: itemId, name: short, picture }))
      .max(6, abortWith())
      .refine(distinct),
    callLink: address,
    formPlatform: z.enum(['youtube', 'meta', 'tiktok']).default('youtube'),
    social: z.record(z.enum(['spotify', 'youtube', 'instagram', 'tiktok']), address),
    releaseAt: moment,
    platforms: z
      .array(
        z.object({
          id: itemId,
          platform: z.enum(platforms),
          verb: z.enum(['listen', 'open', 'buy']),
          url: address,
          presave: address.default(''),
        }),
      )
      .max(12, abortWith())
      .refine(distinct),
    keepsOrder: z.boolean().default(false),
    event: z.object({ startsAt: moment, place: short, soldOut: z.boolean() }),
    tags: z.record(z.enum(['googleAnalytics', 'metaPixel', 'tiktokPixel']), z.boolean()),
    isForYoung: z.boolean().default(false),
    afterEnd: address.default(''),
  });
  const Texts = z.object({
    title: short,
    description: long,
    action: short,
    hero: z.object({ title: short, subtitle: long, button: short }),
    features: z.record(itemId, z.object({ title: short, description: long })),
    testimonials: z.record(itemId, z.object({ quote: long })),
    call: z.object({ title: short, description: long, button: short }),
    form: z
      .object({ title: short, description: long, button: short })
      .default({ title: '', description: '', button: '' }),
    social: z.object({ title: short }),
  });
  return z.object({
    schema: z.literal(1),
    shared: Shared,
    texts: z
      .partialRecord(z.enum(locales), Texts)
      .refine((texts) => Object.keys(texts).length > 0, 'landing_locales'),
  });
}

type Branch = Record<string, unknown>;
const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

/** A content of the first release, with items in each list and texts of each item. Fields that were declared later are removed. */
const first = schemaOfFirstRelease();
const { shared, texts } = landingContent('Nova', ['fr', 'pt']);
const whole = first.parse({
  schema: 1,
  shared: {
    ...shared,
    features: [{ id: 'feature1', icon: 'mic' }],
    testimonials: [
      { id: 'quote001', name: 'Lou', picture: null },
      { id: 'quote002', name: 'Sam', picture: 'p' },
    ],
  },
  texts: {
    fr: {
      ...texts.fr,
      features: { feature1: { title: 'a', description: 'b' } },
      testimonials: { quote001: { quote: 'c' } },
    },
    pt: texts.pt,
  },
});

/** The paths of all values within a value, branches included. */
const pathsIn = (value: unknown, path: readonly string[] = []): string[][] =>
  isBranch(value)
    ? Object.keys(value).flatMap((key) => [[...path, key], ...pathsIn(value[key], [...path, key])])
    : [];

const values = fc.oneof(
  fc.constantFrom<unknown>('x'.repeat(120), 'x'.repeat(121), 'x'.repeat(601), 'x'.repeat(2049), ''),
  fc.constantFrom<unknown>('javascript:alert(1)', 'https://a.example', 'meta', 'mic', 'buy', '#FF3366'),
  fc.constantFrom<unknown>(null, true, 0, 1.5, 9e15, [], {}, { id: 'quote001' }, '#123456', 'other'),
  fc.string({ maxLength: 10 }),
);
const changes = fc.array(
  fc.record({
    path: fc.constantFrom(...pathsIn(whole)),
    how: fc.constantFrom('set', 'remove', 'add', 'double'),
    value: values,
  }),
  { maxLength: 3 },
);

function changed(content: object, path: readonly string[], how: string, value: unknown): void {
  const [last = '', ...before] = [...path].reverse();
  let branch: unknown = content;
  for (const step of before.reverse()) branch = isBranch(branch) ? branch[step] : undefined;
  if (!isBranch(branch)) return;
  if (Array.isArray(branch)) {
    if (how === 'remove') branch.splice(Number(last), 1);
    else if (how === 'double') for (let n = 0; n < 12; n++) branch.push(branch[0]);
    else branch[Number(last)] = value;
  } else if (how === 'remove') delete branch[last];
  else branch[how === 'add' ? 'unknown' : last] = value;
}

it('LandingContent accepts and refuses the same values as the first release, with the same messages at the same fields', () => {
  expect(LandingContent.parse(whole)).toMatchObject(whole);
  fc.assert(
    fc.property(changes, (all) => {
      const input = structuredClone(whole);
      for (const { path, how, value } of all) changed(input, path, how, value);
      const [old, now] = [first.safeParse(input), LandingContent.safeParse(input)];
      if (old.success) expect(now.data).toMatchObject(old.data);
      const issues = (error: z.ZodError | undefined) =>
        error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).sort();
      expect(issues(now.error)).toEqual(issues(old.error));
    }),
    { numRuns: 500 },
  );
});
