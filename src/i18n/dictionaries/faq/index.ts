import { faq as faqEn, unclaimedAnswer as unclaimedAnswerEn } from './en.ts';
import { faq as faqEs, unclaimedAnswer as unclaimedAnswerEs } from './es.ts';
import { faq as faqFr, unclaimedAnswer as unclaimedAnswerFr } from './fr.ts';
import { faq as faqPt, unclaimedAnswer as unclaimedAnswerPt } from './pt.ts';

export const faq = { fr: faqFr, en: faqEn, es: faqEs, pt: faqPt };
export const unclaimedAnswer = {
  fr: unclaimedAnswerFr,
  en: unclaimedAnswerEn,
  es: unclaimedAnswerEs,
  pt: unclaimedAnswerPt,
};
