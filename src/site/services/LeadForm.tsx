import type { ReactNode } from 'react';
import { EMAIL_MAX_LENGTH, LINK_MAX_LENGTH, NAME_MAX_LENGTH } from '../../domain/lead/typed-fields.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { errors } from '../../i18n/dictionaries/errors/index.ts';
import { Field } from '../../ui/field.tsx';
import { type Service, simulatorPlatform } from './service.ts';
import type { SharedTexts } from './texts.ts';

interface LeadFormProps {
  locale: Locale;
  service: Service;
  t: SharedTexts['form'];
  title: string;
  /** Label of the optional link: to a video, or to a song on Spotify. */
  link: string;
  /** Buttons and notes below the fields. */
  children: ReactNode;
}

/**
 * The form of a landing page. With script it opens the simulator (`lead-form.client.ts`); without script it posts to
 * the contact section of the home page, which is rendered again with the typed values filled in and the focus on the
 * message (`http-front/contact-form.ts`).
 */
export function LeadForm({ locale, service, t, title, link, children }: LeadFormProps) {
  const platform = simulatorPlatform[service];
  const { artist_error, email_error } = errors[locale].fields;
  return (
    <form
      id="lead"
      className="flex flex-col gap-4 rounded-card border border-line bg-raised p-5 md:p-7"
      method="post"
      action={localizePath(locale, '/')}
      aria-labelledby="lead-title"
      data-lead-form=""
      data-carried="lead"
      data-early=""
      data-platform={platform}
      data-texts={JSON.stringify({ name: artist_error, email: email_error, link: t.linkError })}
    >
      <h2 id="lead-title" className="text-h3">
        {title}
      </h2>
      <input type="hidden" name="platform" value={service} />
      <div className="flex flex-col gap-4 sm:max-lg:grid sm:max-lg:grid-cols-2">
        <Field label={t.name} id="lead-name" name="name" required>
          {(control) => <input type="text" autoComplete="name" maxLength={NAME_MAX_LENGTH} {...control} />}
        </Field>
        <Field label={t.email} id="lead-email" name="email" required>
          {(control) => <input type="email" autoComplete="email" maxLength={EMAIL_MAX_LENGTH} {...control} />}
        </Field>
      </div>
      <Field label={`${link} ${t.optional}`} id="lead-link" name="videoUrl">
        {(control) => (
          <input
            type="url"
            inputMode="url"
            autoComplete="off"
            maxLength={LINK_MAX_LENGTH}
            placeholder="https://"
            {...control}
          />
        )}
      </Field>
      {children}
    </form>
  );
}
