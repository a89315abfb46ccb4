import type { ReviewFormOutcome } from '../../contracts/site.ts';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '../../domain/lead/typed-fields.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { REVIEW_PATH } from '../../domain/review/review-path.ts';
import { TRAP_FIELD } from '../../domain/spam/spam.ts';
import { fill } from '../../i18n/format.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormStatus } from '../../ui/form-status.tsx';
import { Trap } from '../../ui/trap.tsx';
import { Disclosures } from './Disclosures.tsx';
import { RatingField } from './RatingField.tsx';
import type { ReviewPageTexts } from './texts.ts';

interface ReviewFormProps {
  locale: Locale;
  t: ReviewPageTexts;
  levelText: string;
  /** The label of a verified review. */
  verified: string;
  /** The sentence that states after how many years a review is deleted. */
  kept: string;
  /** The code of an invitation that can still be used. */
  code?: string | undefined;
  outcome?: ReviewFormOutcome | undefined;
  /** The agency's day, which ends the list of months. */
  today: string;
}

/**
 * The form of a review. Without script it posts to its own page, with the code of a usable invitation; with script the
 * same data goes to the API. After a success the thanks replace the fields.
 */
export function ReviewForm({
  locale,
  t: { form: t, all },
  levelText,
  verified,
  kept,
  code,
  outcome,
  today,
}: ReviewFormProps) {
  const refused = outcome?.kind === 'refused' ? outcome : undefined;
  const sent = outcome?.kind === 'sent';
  const field = (name: 'name' | 'email' | 'message', required = true) => ({
    name,
    id: `review-${name}`,
    error: refused?.fields[name],
    defaultValue: refused?.values[name],
    required,
  });
  const texts = {
    send: t.send,
    sending: t.sending,
    success: t.success,
    error: t.error,
    misdirected: t.configError,
    invitationOver: fill(t.invitationOver, { verified }),
  };
  return (
    <form
      className="review-form rounded-card border border-line bg-raised p-5 md:p-8"
      method="post"
      action={`${localizePath(locale, code ? `${REVIEW_PATH}/${code}` : REVIEW_PATH)}#review`}
      data-review-form=""
      data-carried="review"
      data-early=""
      data-locale={locale}
      data-code={code}
      data-sent={sent ? '' : undefined}
      data-texts={JSON.stringify(texts)}
    >
      {!sent && (
        <div className="review-fields">
          <p className="text-small text-muted">{t.required}</p>
          <RatingField
            t={t}
            levelText={levelText}
            value={refused?.values.rating}
            error={refused?.fields.rating}
          />
          <Field label={t.message} hint={t.messageHint} {...field('message')}>
            {(control) => <textarea rows={6} maxLength={2000} {...control} />}
          </Field>
          <Field label={t.name} hint={t.nameHint} {...field('name')}>
            {(control) => <input type="text" autoComplete="name" maxLength={NAME_MAX_LENGTH} {...control} />}
          </Field>
          <Field label={t.email} hint={t.emailHint} {...field('email', false)}>
            {(control) => (
              <input type="email" autoComplete="email" maxLength={EMAIL_MAX_LENGTH} {...control} />
            )}
          </Field>
          <Disclosures locale={locale} t={t} refused={refused} today={today} />
          <Trap id={`review-${TRAP_FIELD}`} name={TRAP_FIELD} label={t.trap} />
        </div>
      )}
      <FormStatus error={refused?.message} success={sent ? t.success : undefined} />
      {!sent && (
        <div className="review-fields">
          <Button type="submit" data-submit="" className="justify-self-start">
            {t.send}
          </Button>
          <p className="text-small text-muted">
            {t.privacy} {kept}{' '}
            <a className="link" href={localizePath(locale, '/privacy')}>
              {t.privacyLink}
            </a>
          </p>
        </div>
      )}
      <p className="review-sent">
        <ButtonLink tone="quiet" href={localizePath(locale, '/all-reviews')}>
          {all}
        </ButtonLink>
      </p>
    </form>
  );
}
