import { exportContent } from '../../../app/content/file/export-content.ts';
import { importContent } from '../../../app/content/file/import-content.ts';
import { previewFile } from '../../../app/content/file/judge-file.ts';
import { listImports, undoImport } from '../../../app/content/file/undo-import.ts';
import { ContentFile, FileImport, FilePreview, ImportList } from '../../../contracts/content-file.ts';
import { mayManage } from '../../../domain/account/role.ts';
import { errorsFor, fieldMessage } from '../../../i18n/server-errors.ts';
import { operation } from '../../operation.ts';

const shared = { tag: 'Content', allow: mayManage } as const;
/** All texts of a site have about 1 MB, a landing page about 10 kB. */
const MAX_BYTES = 8 * 1024 * 1024;

const example = {
  schema: 1 as const,
  parts: {
    company: { fr: { content: { schema: 1, fields: { aboutTitle: 'L’agence' }, items: [] } } },
  },
};

/** All texts of the site as one file, for administrators. Registered before the parts: `file` and `imports` are none. */
export const contentFileOperations = [
  operation({
    ...shared,
    method: 'get',
    path: '/content/file',
    summary: 'All texts of the site as one file',
    description:
      'Parts, legal pages and guides in every language as visitors read them, without drafts, and without noted consents. `data` is the file that an import accepts.',
    answer: ContentFile,
    meaning: 'The file',
    run: ({ ports, asker }) => exportContent(ports, asker),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/content/file/preview',
    summary: 'Preview the import of a file',
    description:
      'What would change, part by part and language by language, and what is wrong with a text. Nothing is stored. Items that a part has and the file has not would be removed.',
    body: ContentFile,
    maxBytes: MAX_BYTES,
    example,
    answer: FilePreview,
    meaning: 'What would change',
    run: ({ ports, input, locale }) =>
      previewFile(ports, input, (key) => fieldMessage(errorsFor(locale), key)),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/content/file',
    summary: 'Import texts of a file as drafts',
    description:
      'The chosen places become drafts, all or none; nothing is published. `draftVersion` is that of the preview: when a draft was saved meanwhile, 409.',
    body: FileImport,
    maxBytes: MAX_BYTES,
    example: { file: example, places: [{ part: 'company', locale: 'fr' as const, draftVersion: 0 }] },
    status: 201,
    answer: ImportList,
    meaning: 'Imported',
    fails: ['invalid_fields', 'content_moved'],
    run: ({ ports, input, asker }) => importContent(ports, input, asker),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/content/imports',
    summary: 'The imports that can be undone',
    description: 'Newest first, each with the drafts that are still as it left them.',
    answer: ImportList,
    meaning: 'The imports',
    run: ({ ports }) => listImports(ports),
  }),
  operation({
    ...shared,
    method: 'delete',
    path: '/content/imports/{id}',
    params: { id: 'Of the import.' },
    summary: 'Undo an import',
    description:
      'Each draft that is still as the import left it is again the one before, or none. Drafts that were changed or published since stay.',
    answer: ImportList,
    meaning: 'Undone',
    fails: ['not_found', 'content_moved'],
    run: ({ ports, params: { id }, asker }) => undoImport(ports, id, asker),
  }),
] as const;
