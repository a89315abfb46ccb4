import { TextInput } from '@mantine/core';
import type { BookingDto } from '../../../contracts/settings/company.ts';
import { bookingPlatforms } from '../../../domain/booking/platforms.ts';
import { callApi } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { Loaded } from '../Loaded.tsx';
import { SettingsForm } from '../SettingsForm.tsx';
import { useSettingsForm } from '../use-settings-form.ts';

/** The booking address of each platform; without an address, the public page links to the contact form. */
export function BookingPage() {
  return <Loaded name="booking">{(settings) => <BookingForm latest={settings} />}</Loaded>;
}

function BookingForm({ latest }: { latest: BookingDto }) {
  const { t } = useLanguage();
  const texts = t.settings.booking;
  const form = useSettingsForm({
    name: 'booking',
    keep: 'booking',
    latest,
    draftOf: ({ version: _version, ...draft }) => draft,
    send: (draft, version) => callApi('PUT /settings/booking', { body: { ...draft, version } }),
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
              {...form.field(platform)}
              type="url"
              label={t.leads.platforms[platform]}
              placeholder="https://"
              autoComplete="off"
            />
          ))}
        </div>
      </section>
    </SettingsForm>
  );
}
