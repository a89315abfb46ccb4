import type { ModeratedReviewDto } from '../../contracts/moderation.ts';
import { type ContactKind, contactsInName, contactsInText } from '../../domain/review/contact-details.ts';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Glyph } from '../ui/Glyph.tsx';
import { listed } from '../ui/language-words.ts';

/** Warns of contact details in the name, which pages leave out, and in the text, which they show. */
export function ContactNotes({ review: { name, message } }: { review: ModeratedReviewDto }) {
  const { locale, t } = useLanguage();
  const words = t.reviews.contacts;
  const note = (sentence: string, kinds: readonly ContactKind[]) =>
    kinds.length > 0 && (
      <p role="note" className="review-contacts">
        <Glyph name="warning" />
        <span>
          {fill(sentence, {
            details: listed(
              locale,
              kinds.map((kind) => words.kinds[kind]),
            ),
          })}
        </span>
      </p>
    );
  return (
    <>
      {note(words.name, contactsInName(name ?? ''))}
      {note(words.text, contactsInText(message ?? ''))}
    </>
  );
}
