import { checkLanding } from '../../../app/landing/check-landing.ts';
import { createLanding, duplicateLanding } from '../../../app/landing/create-landing.ts';
import { exportLandingCounts } from '../../../app/landing/export-landing-counts.ts';
import { listLandings } from '../../../app/landing/list-landings.ts';
import { publishLanding } from '../../../app/landing/publish-landing.ts';
import { listLandingVersions, readLanding, readLandingVersion } from '../../../app/landing/read-landing.ts';
import { readLandingCounts } from '../../../app/landing/read-landing-counts.ts';
import { deleteLanding, restoreLanding } from '../../../app/landing/remove-landing.ts';
import { republishLanding, takeOffline } from '../../../app/landing/republish-landing.ts';
import { saveLanding } from '../../../app/landing/save-landing.ts';
import {
  LandingAnswer,
  LandingChange,
  LandingCheck,
  LandingCheckRequest,
  LandingCounts,
  LandingCountsQuery,
  LandingCreated,
  LandingCreation,
  LandingDetail,
  LandingMove,
  LandingPageList,
  LandingPublication,
  LandingPublished,
  LandingQuery,
  LandingReturn,
  LandingSaved,
  LandingVersion,
  LandingVersions,
} from '../../../contracts/landing/landing.ts';
import { mayPublish } from '../../../domain/account/role.ts';
import { newContent } from '../../../domain/landing/landing-page.ts';
import { landingCountWords } from '../../../i18n/landing/landing-count-words.ts';
import { failed } from '../../answers.ts';
import { operation, rawOperation } from '../../operation.ts';

const shared = { tag: 'Landing pages', allow: mayPublish } as const;
const params = { id: 'Of the page.' };

/** Maximum size of a draft: the longest texts in four languages. */
const MAX_BYTES = 256 * 1024;

/** The landing pages and their drafts, for administrators. */
export const landingPageOperations = [
  operation({
    ...shared,
    method: 'get',
    path: '/landing-pages',
    summary: 'The landing pages',
    description:
      'One page. `q` is a part of a title, of the artist’s name or of an address, accents and capitals aside; `state` may also be `deleted`: pages that can be restored. `counts` tells how many there are of each state under the rest of the filter.',
    query: LandingQuery,
    answer: LandingPageList,
    meaning: 'A page',
    run: ({ ports, query }) => listLandings(ports, query),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/landing-pages',
    summary: 'Add a landing page',
    description: 'With an empty draft in one language. Without a title, it is called “Sans Titre”.',
    body: LandingCreation,
    example: { title: 'Nova · Les Éclats', template: 'album-release' },
    status: 201,
    answer: LandingCreated,
    meaning: 'Stored',
    run: ({ ports, input, asker }) => createLanding(ports, input, asker),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/landing-pages/{id}',
    params,
    summary: 'A landing page with its draft',
    answer: LandingDetail,
    meaning: 'The page',
    fails: ['not_found'],
    run: ({ ports, params }) => readLanding(ports, params.id),
  }),
  operation({
    ...shared,
    method: 'put',
    path: '/landing-pages/{id}',
    params,
    summary: 'Save the draft',
    description:
      'The whole content, in place of draft version `version`: when another was saved meanwhile, 409, and `current` holds what is stored now. A half-typed link is kept; a link that could run a script is refused.',
    body: LandingChange,
    maxBytes: MAX_BYTES,
    example: { version: 1, content: newContent('fr', 'Nova') },
    answer: LandingSaved,
    meaning: 'Saved',
    fails: ['not_found', 'landing_conflict'],
    run: ({ ports, params, input, asker }) => saveLanding(ports, params.id, input, asker),
  }),
  operation({
    ...shared,
    method: 'delete',
    path: '/landing-pages/{id}',
    params,
    summary: 'Delete a landing page',
    description: 'It is offline at once, and can be restored as it was.',
    answer: LandingAnswer,
    meaning: 'Deleted',
    fails: ['not_found'],
    run: ({ ports, params, asker }) => deleteLanding(ports, params.id, asker),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/landing-pages/{id}/restore',
    params,
    summary: 'Take the deletion of a landing page back',
    answer: LandingAnswer,
    meaning: 'Restored',
    fails: ['not_found'],
    run: ({ ports, params, asker }) => restoreLanding(ports, params.id, asker),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/landing-pages/{id}/duplicate',
    params,
    summary: 'Copy a landing page',
    description: 'Copies the draft, and no version, schedule, address or count.',
    status: 201,
    answer: LandingCreated,
    meaning: 'Stored',
    fails: ['not_found'],
    run: ({ ports, params, asker }) => duplicateLanding(ports, params.id, asker),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/landing-pages/{id}/check',
    params,
    limit: 'costly',
    summary: 'Check the draft before its publication',
    description:
      '`errors` block the publication, `warnings` ask for a confirmation. The servers of the links are asked; private addresses are not. `locales` empty: all languages that have texts.',
    body: LandingCheckRequest,
    example: { locales: ['fr'] },
    answer: LandingCheck,
    meaning: 'The findings',
    fails: ['not_found'],
    run: ({ ports, params, input }) => checkLanding(ports, params.id, input.locales),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/landing-pages/{id}/publish',
    params,
    summary: 'Publish the draft',
    description:
      '`version` is the draft that was looked at: when another was saved meanwhile, 409. It is online within a second, or from `publishAt` on; until then the version that is online stays so. A former slug leads to the new one. A draft with errors of the check is refused: 422.',
    body: LandingPublication,
    example: { version: 1, locales: ['fr'] },
    answer: LandingPublished,
    meaning: 'Published',
    fails: ['not_found', 'invalid_fields', 'landing_not_ready', 'landing_conflict'],
    run: ({ ports, params, input, asker }) => publishLanding(ports, params.id, input, asker),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/landing-pages/{id}/unpublish',
    params,
    summary: 'Take a landing page offline',
    description:
      'At once. Its draft, versions and slug stay. `before` is the body for `republish` that takes this back.',
    answer: LandingMove,
    meaning: 'Offline',
    fails: ['not_found'],
    run: ({ ports, params, asker }) => takeOffline(ports, params.id, asker),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/landing-pages/{id}/republish',
    params,
    summary: 'Put a published version of a landing page online again',
    description:
      'At once, in place of the version that is online, and whatever the check finds today: the version passed it when it was published.',
    body: LandingReturn,
    example: { number: 1 },
    answer: LandingMove,
    meaning: 'Online',
    fails: ['not_found'],
    run: ({ ports, params, input, asker }) => republishLanding(ports, params.id, input, asker),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/landing-pages/{id}/versions',
    params,
    summary: 'The published versions of a landing page',
    description: 'Newest first. No version is ever changed or deleted.',
    answer: LandingVersions,
    meaning: 'The versions',
    fails: ['not_found'],
    run: ({ ports, params }) => listLandingVersions(ports, params.id),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/landing-pages/{id}/versions/{number}',
    params: { ...params, number: 'Of the version, from 1.' },
    summary: 'A published version with its content',
    answer: LandingVersion,
    meaning: 'The version',
    fails: ['not_found'],
    run: ({ ports, params }) => readLandingVersion(ports, params.id, params.number),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/landing-pages/{id}/counts',
    params,
    summary: 'The figures of a landing page',
    description:
      'Views, first clicks of a view (conversions) and all clicks, from one agency’s day to another, both included; without days, the last 30. A period has at most 400 days.',
    query: LandingCountsQuery,
    answer: LandingCounts,
    meaning: 'The figures',
    fails: ['not_found', 'invalid_fields'],
    run: ({ ports, params, query }) => readLandingCounts(ports, params.id, query),
  }),
  rawOperation({
    ...shared,
    method: 'get',
    path: '/landing-pages/{id}/counts.csv',
    params,
    limit: 'exports',
    summary: 'The figures of a landing page, for a spreadsheet',
    description:
      'One line for each day, kind, language, channel, arm of a test and clicked link that has a count. Headings and names are in the language of messages.',
    query: LandingCountsQuery,
    response: { status: 200, description: 'The file', contentType: 'text/csv' },
    fails: ['not_found', 'invalid_fields'],
    run: async ({ ports, params, query, locale, c }) => {
      const file = await exportLandingCounts(ports, params.id, query, landingCountWords(locale));
      if (!file.ok) return failed(c, file);
      return c.body(file.value, 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="landing-page.csv"',
      });
    },
  }),
] as const;
