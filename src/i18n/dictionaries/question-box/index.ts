import { questionBox as en } from './en.ts';
import { questionBox as es } from './es.ts';
import { questionBox as fr } from './fr.ts';
import { questionBox as pt } from './pt.ts';

export const questionBox = { fr, en, es, pt };
