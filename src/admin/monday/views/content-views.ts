import type { MondayThingDto } from '../../../contracts/monday.ts';
import { yearAfter } from '../../../domain/monday/monday.ts';
import { agencyDay, dayName, dayNumber } from '../../../domain/time/agency-day.ts';
import { fill, formatDate, formatDayOfMonth, formatNumber, pluralForm } from '../../../i18n/format.ts';
import type { ThingView } from '../thing-view.ts';
import type { ViewContext } from '../view-context.ts';

type Link = Extract<MondayThingDto, { kind: 'link' }>;
type Claim = Extract<MondayThingDto, { kind: 'claim' }>;
type Source = Extract<MondayThingDto, { kind: 'source' }>;

/** The most pages that get an answer of their own. */
const MOST_PAGES = 3;

/** A broken link of pages that are online. Each page is corrected in its own editor, which checks it again. */
export function linkView(thing: Link, { locale, t }: ViewContext): ThingView {
  const words = t.monday.link;
  const { url, verdict, movedTo, checkedAt, pages } = thing;
  const host = new URL(url).hostname.replace(/^www\./, '');
  const title = (page: Link['pages'][number]) => page.title || t.sections['landing-pages'];
  const path = ({ id }: Link['pages'][number]) => `/dashboard/landing-pages/${encodeURIComponent(id)}?step=2`;
  const names = pages.map(title).join(', ');
  const day = formatDayOfMonth(locale, agencyDay(Date.parse(checkedAt)));
  return {
    title: fill(words[verdict], { host }),
    short: `${host}, ${names}`,
    name: host,
    lines: [
      `${fill(words.pages, { pages: names })} ${fill(words.checked, { day })}`,
      url,
      ...(movedTo ? [fill(words.movedTo, { url: movedTo })] : []),
    ],
    facts: [],
    answers: pages
      .slice(0, MOST_PAGES)
      .map((page) => ({ label: fill(t.monday.acts.fix, { name: title(page) }), opens: path(page) })),
    opens: pages[0] ? path(pages[0]) : '/dashboard/landing-pages',
  };
}

/** A confirmed claim that expires soon. */
export function claimView({ claim }: Claim, context: ViewContext): ThingView {
  const { locale, t, call, today } = context;
  const words = t.monday.claim;
  const { id, basis, version } = claim;
  const validUntil = claim.validUntil ?? today;
  const name = context.claims.name(claim);
  const next = yearAfter(validUntil);
  const confirm = (of: number, until: string) =>
    call('POST /claims/{id}/confirm', { params: { id }, body: { version: of, validUntil: until } });
  const places = context.claims.places(claim);
  const basisText = basis && [basis.text[locale], basis.url].filter(Boolean).join(', ');
  return {
    title: fill(words.expires, { name, day: formatDayOfMonth(locale, validUntil) }),
    short: name,
    name,
    lines: [
      basisText ? fill(words.basis, { basis: basisText }) : words.noBasis,
      ...(places ? [fill(words.places, { places })] : []),
    ],
    facts: [],
    answers: [
      {
        label: fill(t.monday.acts.confirmed, { day: formatDate(locale, Date.parse(next)) }),
        hint: t.monday.hints.stillTrue,
        act: 'confirmed',
        run: async () => {
          const confirmed = await confirm(version, next);
          return {
            said: fill(t.monday.said.confirmed, { name }),
            undo: () => confirm(confirmed.version, validUntil),
          };
        },
      },
      {
        label: t.monday.acts.letEnd,
        hint: t.monday.hints.leaves,
        act: 'let',
        until: dayName(dayNumber(validUntil) + 1),
      },
    ],
    opens: `/dashboard/content/claims/${encodeURIComponent(id)}`,
  };
}

/** The sources of the guides that are to be read again. Each is read, and noted, on their own screen. */
export function sourceView({ count, since }: Source, { locale, t, nextMonday }: ViewContext): ThingView {
  const words = t.monday.source;
  const title = fill(pluralForm(locale, words.title, count), { count: formatNumber(locale, count) });
  const opens = '/dashboard/content/sources';
  return {
    ...{ title, short: title, name: title, facts: [] },
    lines: [fill(pluralForm(locale, words.text, count), { day: formatDate(locale, Date.parse(since)) })],
    answers: [
      { label: t.monday.acts.open, opens },
      { label: t.monday.acts.putOff, hint: t.monday.hints.nextMonday, act: 'let', until: nextMonday },
    ],
    opens,
  };
}
