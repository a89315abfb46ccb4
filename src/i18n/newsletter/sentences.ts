import type { Locale } from '../../domain/locale/locale.ts';
import type { NewsletterForm } from '../../domain/newsletter/newsletter.ts';

/**
 * The sentences beside the newsletter's box, by their version: what persons agreed to. A version is never changed; the newest is
 * what the forms show (`sentences.test.ts`).
 */
export const newsletterSentences: Record<number, Record<NewsletterForm, Record<Locale, string>>> = {
  1: {
    planner: {
      fr: 'Recevoir la lettre d’information',
      en: 'Receive the newsletter',
      es: 'Recibir el boletín',
      pt: 'Receber a newsletter',
    },
    booking: {
      fr: 'Recevoir aussi les conseils de l’agence par email',
      en: 'Also send me the agency’s advice by email',
      es: 'Recibir también los consejos de la agencia por correo',
      pt: 'Receber também os conselhos da agência por e-mail',
    },
  },
};

/** Returns a sentence; empty for a version that does not exist. */
export const newsletterSentence = (
  { form, textVersion }: { form: NewsletterForm; textVersion: number },
  locale: Locale,
): string => newsletterSentences[textVersion]?.[form][locale] ?? '';
