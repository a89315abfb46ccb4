import type { Asker } from '../../../app/asker.ts';
import { addItem } from '../../../app/content/add-item.ts';
import { isGuide } from '../../../app/content/addresses/list-addresses.ts';
import { cancelSchedule } from '../../../app/content/cancel-schedule.ts';
import { listContent, readContent } from '../../../app/content/content-dto.ts';
import { listVersions, restoreVersion } from '../../../app/content/content-versions.ts';
import { createPreview } from '../../../app/content/preview-content.ts';
import { publishContent } from '../../../app/content/publish-content.ts';
import { discardDraft, saveDraft } from '../../../app/content/save-draft.ts';
import type { Ports } from '../../../app/ports/all-ports.ts';
import { fail, ok } from '../../../app/result.ts';
import {
  AddedItem,
  ContentDetail,
  ContentList,
  ContentLocaleAnswer,
  ContentPublication,
  ContentRestoration,
  DraftChange,
  DraftQuery,
  DraftSaved,
  NewItem,
  PreviewCode,
  PreviewRequest,
  ScheduleQuery,
  VersionsPage,
  VersionsQuery,
} from '../../../contracts/content.ts';
import { mayManage, mayPublish } from '../../../domain/account/role.ts';
import { isLegalPart } from '../../../domain/content/legal-parts.ts';
import { isGuidePart, isPartKey, type PartKey } from '../../../domain/content/parts.ts';
import { operation } from '../../operation.ts';

const shared = { tag: 'Content', allow: mayPublish } as const;
const params = { part: 'Key of the part, such as `hero` or `faq`.' };

/** Whether a part exists: a guide is built in, or the agency added it. */
const isKnown = (ports: Ports, part: string): part is PartKey =>
  isPartKey(part) && (!isGuidePart(part) || isGuide(ports, part));

/** Whether an account may put versions of a part online: legal pages are statements of the agency, as claims are (record 0147). */
const mayPutOnline = (part: PartKey, { who }: Asker): boolean =>
  !isLegalPart(part) || mayManage(who.account.role);

/** Maximum size of a draft: the FAQ is the longest part. */
const MAX_BYTES = 256 * 1024;

/** The texts of the public site that the agency edits, for administrators. */
export const contentOperations = [
  operation({
    ...shared,
    method: 'get',
    path: '/content',
    summary: 'The parts of the site that can be edited',
    description: 'With their state in each language, without their texts.',
    answer: ContentList,
    meaning: 'The parts',
    run: ({ ports }) => listContent(ports),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/content/preview',
    summary: 'Make a code for a preview',
    description:
      'The code opens the pages of a part with its draft for 15 minutes, for a frame of the back office. It ends with the session that asked for it.',
    body: PreviewRequest,
    example: { part: 'hero', locale: 'fr' },
    status: 201,
    answer: PreviewCode,
    meaning: 'Made',
    fails: ['not_found'],
    run: async ({ ports, input, asker }) =>
      isKnown(ports, input.part) ? ok(await createPreview(ports, input, asker)) : fail('not_found'),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/content/{part}',
    params,
    summary: 'A part with its texts',
    description: 'For each language: the documented default, the draft and the version that is online.',
    answer: ContentDetail,
    meaning: 'The part',
    fails: ['not_found'],
    run: async ({ ports, params: { part } }) =>
      isKnown(ports, part) ? ok(await readContent(ports, part)) : fail('not_found'),
  }),
  operation({
    ...shared,
    method: 'put',
    path: '/content/{part}/draft',
    params,
    summary: 'Save the draft of a part in a language',
    description:
      'The whole part, in place of draft version `version`: when another was saved meanwhile, 409, and `current` holds what is stored now. Typography is put right, and the answer says where. `content` null: publishing the draft brings the documented default back.',
    body: DraftChange,
    maxBytes: MAX_BYTES,
    example: {
      locale: 'fr',
      version: 0,
      fallback: 'none',
      content: { schema: 1, fields: { slogan: 'L’agence pub des artistes' }, items: [] },
    },
    answer: DraftSaved,
    meaning: 'Saved',
    fails: ['not_found', 'invalid_fields', 'content_conflict'],
    run: async ({ ports, params: { part }, input, asker }) =>
      isKnown(ports, part) ? saveDraft(ports, part, input, asker) : fail('not_found'),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/content/{part}/items',
    params,
    summary: 'Add an item to the draft of a part',
    description:
      'A question, for example. The draft begins with what is online; an editor completes and publishes it. The same text is not added twice.',
    body: NewItem,
    example: { locale: 'fr', fields: { question: 'Faites-vous du mastering ?' } },
    status: 201,
    answer: AddedItem,
    meaning: 'Added',
    fails: ['not_found', 'invalid_fields', 'content_conflict'],
    run: async ({ ports, params: { part }, input, asker }) =>
      isKnown(ports, part) ? addItem(ports, part, input, asker) : fail('not_found'),
  }),
  operation({
    ...shared,
    method: 'delete',
    path: '/content/{part}/draft',
    params,
    summary: 'Discard the draft of a part in a language',
    query: DraftQuery,
    answer: ContentLocaleAnswer,
    meaning: 'Discarded',
    fails: ['not_found', 'content_conflict'],
    run: async ({ ports, params: { part }, query, asker }) =>
      isKnown(ports, part) ? discardDraft(ports, part, query, asker) : fail('not_found'),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/content/{part}/publish',
    params,
    summary: 'Publish the draft of a part in a language',
    description:
      '`draftVersion` is the draft that was looked at: when another was saved meanwhile, 409, and `current` holds what is stored now. It is on the public pages within a second. Visible items must be complete, and a testimonial needs the noted consent of its person: else 422. Only administrators publish legal pages, whose former versions stay public. Of a French guide or legal page, `silent` names changed texts that have no effect on translations (`title`, `items.<id>`), and without `substantive` the page keeps its day of change. With `startsAt` it is on the pages from that minute of the agency on, and until then no other version can be published.',
    body: ContentPublication,
    example: { locale: 'fr', draftVersion: 1 },
    answer: ContentLocaleAnswer,
    meaning: 'Published',
    fails: ['not_found', 'forbidden', 'invalid_fields', 'content_conflict'],
    run: async ({ ports, params: { part }, input, asker }) => {
      if (!isKnown(ports, part)) return fail('not_found');
      return mayPutOnline(part, asker) ? publishContent(ports, part, input, asker) : fail('forbidden');
    },
  }),
  operation({
    ...shared,
    method: 'delete',
    path: '/content/{part}/schedule',
    params,
    summary: 'Cancel a scheduled publication',
    description:
      '`number` is the scheduled version that was looked at. What is online stays, as the newest version, and the cancelled texts are the draft again unless there is a newer one.',
    query: ScheduleQuery,
    answer: ContentLocaleAnswer,
    meaning: 'Cancelled',
    fails: ['not_found', 'forbidden'],
    run: async ({ ports, params: { part }, query, asker }) => {
      if (!isKnown(ports, part)) return fail('not_found');
      return mayPutOnline(part, asker) ? cancelSchedule(ports, part, query, asker) : fail('forbidden');
    },
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/content/{part}/versions',
    params,
    summary: 'The versions of a part in a language',
    description: 'One page, newest first, each with what it changed. No version is ever changed or deleted.',
    query: VersionsQuery,
    answer: VersionsPage,
    meaning: 'A page',
    fails: ['not_found'],
    run: async ({ ports, params: { part }, query }) =>
      isKnown(ports, part) ? ok(await listVersions(ports, part, query)) : fail('not_found'),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/content/{part}/restore',
    params,
    summary: 'Make an earlier version the draft',
    description:
      'In place of draft version `version`: when another was saved meanwhile, 409, and `current` holds what is stored now.',
    body: ContentRestoration,
    example: { locale: 'fr', number: 1, version: 2 },
    answer: ContentLocaleAnswer,
    meaning: 'Restored as the draft',
    fails: ['not_found', 'content_conflict'],
    run: async ({ ports, params: { part }, input, asker }) =>
      isKnown(ports, part) ? restoreVersion(ports, part, input, asker) : fail('not_found'),
  }),
] as const;
