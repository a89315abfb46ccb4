import { TextInput } from '@mantine/core';
import type { BookingDto } from '../../../contracts/company.ts';
import { bookingPlatforms } from '../../../domain/booking/platforms.ts';
import { useLanguage } from '../../texts.ts';
import { Loaded } from '../Loaded.tsx';
import { SettingsForm } from '../SettingsForm.tsx';
import { useSettingsTexts } from '../settings-texts.ts';
import { useSettingsForm } from '../use-settings-form.ts';

/** Where to book a call: an address for each platform; without one, the page leads to the contact form. */
export function BookingPage() {
  return <Loaded<BookingDto> name="booking">{(settings) => <BookingForm latest={settings} />}</Loaded>;
}

function BookingForm({ latest }: { latest: BookingDto }) {
  const { t } = useLanguage();
  const texts = useSettingsTexts().booking;
  const form = useSettingsForm({
    name: 'booking',
    latest,
    draftOf: ({ version: _version, ...draft }) => draft,
    bodyOf: (draft) => draft,
    said: texts.saved,
  });
  return (
    <SettingsForm form={form}>
      <section className="admin-card" aria-labelledby="booking-title">
        <h2 id="booking-title">{texts.title}</h2>
        <p className="admin-muted">{texts.intro}</p>
        <div className="settings-fields">
          {bookingPlatforms.map((platform) => (
            <TextInput
              key={platform}
              name={platform}
              type="url"
              label={t.leads.platforms[platform]}
              placeholder="https://"
              autoComplete="off"
              value={form.draft[platform]}
              error={form.errors[platform]}
              onChange={({ currentTarget }) => form.change({ [platform]: currentTarget.value })}
            />
          ))}
        </div>
      </section>
    </SettingsForm>
  );
}
