import { Anchor, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { completedLink, isHttpsLink } from '../../domain/landing/links/landing-link.ts';
import { EMAIL_MAX_LENGTH, LINK_MAX_LENGTH, NAME_MAX_LENGTH } from '../../domain/lead/typed-fields.ts';
import { locales } from '../../domain/locale/locale.ts';
import { useLanguage } from '../texts.ts';
import type { Form } from '../ui/form/use-form.ts';
import { languageNames } from '../ui/language-names.ts';
import type { CampaignValues } from './draft.ts';

/** The client's contact, the link of the video, and the agency's notes. All of them may be empty. */
export function ClientFields({ form }: { form: Form<CampaignValues> }) {
  const { t } = useLanguage();
  const texts = t.campaigns.form;
  const field = (name: keyof CampaignValues & keyof typeof texts) => ({
    ...form.field(name),
    label: texts[name],
  });
  const { videoUrl } = form.draft;
  return (
    <>
      <fieldset className="admin-field campaigns-results">
        <legend>{texts.client}</legend>
        <div className="campaigns-pair">
          <TextInput {...field('clientName')} maxLength={NAME_MAX_LENGTH} autoComplete="off" dir="auto" />
          <NativeSelect
            {...field('clientLocale')}
            data={[
              { value: '', label: texts.unknownLanguage },
              ...locales.map((value) => ({ value, label: languageNames[value] })),
            ]}
          />
        </div>
        <TextInput
          {...field('clientEmail')}
          type="email"
          maxLength={EMAIL_MAX_LENGTH}
          autoComplete="off"
          mt="sm"
          w="100%"
        />
      </fieldset>
      <Stack className="campaigns-video" gap={6} align="flex-start">
        <TextInput
          {...field('videoUrl')}
          type="url"
          inputMode="url"
          maxLength={LINK_MAX_LENGTH}
          autoComplete="off"
          placeholder="https://"
          onBlur={() => {
            if (completedLink(videoUrl) !== videoUrl) form.change({ videoUrl: completedLink(videoUrl) });
          }}
        />
        {isHttpsLink(videoUrl) && (
          <Anchor underline="always" size="sm" href={videoUrl} target="_blank" rel="noopener noreferrer">
            {texts.openVideo}
          </Anchor>
        )}
      </Stack>
      <Textarea {...field('notes')} description={texts.notesHint} rows={4} maxLength={4000} dir="auto" />
    </>
  );
}
