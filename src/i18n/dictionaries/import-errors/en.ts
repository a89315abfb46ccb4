import type { importErrors as french } from './fr.ts';

export const importErrors: typeof french = {
  import_interrupted: 'The file did not arrive in full, and nothing has changed. Try again.',
  import_empty: 'This file is empty. Export the report from the platform again.',
  import_busy: 'Two files of this account are already being read. Try again in a moment.',
  import_too_large: 'This file is larger than 5 MB. Export fewer days or campaigns at a time.',
  import_too_long:
    'This file has more than 50,000 rows, or 20,000 in a workbook. Export fewer days or campaigns at a time.',
  import_pdf: 'A PDF is not a table. Export the report as CSV from the platform.',
  import_workbook:
    'This workbook has an old format or a password. Save it as XLSX without a password, or as CSV.',
  import_archive:
    'This workbook or archive is damaged, encrypted, or too large once it is opened. Export it again, or as CSV.',
  import_no_table:
    'This file has no table that we can read. Export the report as CSV or XLSX from the platform.',
  import_changed: 'This is no longer the file of the preview. Nothing has been imported: drop it again.',
  import_refused: 'This file cannot be imported as it is. The preview says why.',
  import_same_file: 'This file is already imported into this campaign: nothing is added twice.',
  import_replaces_other:
    'The days that are already imported have changed since the preview. Nothing has been imported: check again what this file replaces.',
  days_not_unusual:
    'No rule flags these days: the imports may have changed. Nothing has been saved; reload the page.',
};
