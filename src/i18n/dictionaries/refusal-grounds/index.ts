import type { Locale } from '../../../domain/locale/locale.ts';
import type { RefusalGround } from '../../../domain/review/refusal-grounds.ts';
import { refusalGrounds as en } from './en.ts';
import { refusalGrounds as es } from './es.ts';
import { refusalGrounds as fr } from './fr.ts';
import { refusalGrounds as pt } from './pt.ts';

export const refusalGroundWords: Record<Locale, Record<RefusalGround, string>> = { fr, en, es, pt };
