import { reportPage } from '../../i18n/dictionaries/report-page/index.ts';
import { reportReasonWords } from '../../i18n/dictionaries/report-reasons/index.ts';

export const reportPageTexts = reportPage;
export type ReportPageTexts = (typeof reportPage)['fr'];
export const reasonWords = reportReasonWords;
