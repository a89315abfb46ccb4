import type { Locale } from '../../../domain/locale/locale.ts';
import type { ReportReason } from '../../../domain/report/content-report.ts';
import { reportReasons as en } from './en.ts';
import { reportReasons as es } from './es.ts';
import { reportReasons as fr } from './fr.ts';
import { reportReasons as pt } from './pt.ts';

export const reportReasonWords: Record<Locale, Record<ReportReason, string>> = { fr, en, es, pt };
