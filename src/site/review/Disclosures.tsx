import type { ReviewFormOutcome } from '../../contracts/site.ts';
import { campaignPlatforms, platformNames } from '../../domain/campaign/campaign-values.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { experienceMonths, rewards } from '../../domain/review/disclosures.ts';
import { formatMonth } from '../../i18n/format.ts';
import { Field } from '../../ui/field.tsx';
import type { ReviewPageTexts } from './texts.ts';

interface DisclosuresProps {
  locale: Locale;
  t: ReviewPageTexts['form'];
  refused: Extract<ReviewFormOutcome, { kind: 'refused' }> | undefined;
  /** The agency's day, `2026-11-25`. */
  today: string;
}

/** The facts that are published beside a review: platform, month, and whether the author received a reward. */
export function Disclosures({ locale, t, refused, today }: DisclosuresProps) {
  const { experience, campaignPlatform, reward } = refused?.values ?? {};
  return (
    <>
      <Field
        label={t.campaignPlatform}
        id="review-platform"
        name="campaignPlatform"
        hint={t.campaignPlatformHint}
        error={refused?.fields.campaignPlatform}
        defaultValue={campaignPlatform}
      >
        {(control) => (
          <select {...control}>
            <option value="">{t.anyPlatform}</option>
            {campaignPlatforms.map((platform) => (
              <option key={platform} value={platform}>
                {platformNames[platform]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        label={t.experience}
        id="review-experience"
        name="experience"
        hint={t.experienceHint}
        error={refused?.fields.experience}
        defaultValue={experience}
      >
        {(control) => (
          <select {...control}>
            <option value="">{t.anyMonth}</option>
            {experienceMonths(today).map((month) => (
              <option key={month} value={month}>
                {formatMonth(locale, month)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <fieldset className="review-reward" aria-describedby="review-reward-hint review-reward-error">
        <legend className="font-semibold">{t.reward}</legend>
        <p id="review-reward-hint" className="text-small text-muted">
          {t.rewardHint}
        </p>
        {rewards.map((value) => (
          <label key={value}>
            <input type="radio" name="reward" value={value} defaultChecked={reward === value} />
            {t.rewards[value]}
          </label>
        ))}
        <p id="review-reward-error" className="field-error" data-error-for="reward">
          {refused?.fields.reward}
        </p>
      </fieldset>
    </>
  );
}
