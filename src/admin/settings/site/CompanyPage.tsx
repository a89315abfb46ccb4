import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { CompanyDto } from '../../../contracts/company.ts';
import { keepBrand } from '../../api/brand.ts';
import { callApi } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { RequiredNote } from '../../ui/RequiredNote.tsx';
import { Loaded } from '../Loaded.tsx';
import { SettingsForm } from '../SettingsForm.tsx';
import { useSettingsForm } from '../use-settings-form.ts';
import { LanguageFields } from './LanguageFields.tsx';

/** The brand, and the publisher of the site for the legal notice. */
export function CompanyPage() {
  return <Loaded name="company">{(settings) => <CompanyForm latest={settings} />}</Loaded>;
}

const brandFields = ['brand', 'contactEmail', 'partnerUrl'] as const;
const legalFields = [
  'name',
  'capital',
  'registryCode',
  'vatNumber',
  'address',
  'director',
  'phone',
  'hostName',
  'hostAddress',
  'hostPhone',
  'mediator',
  'spaceInvoicedBy',
] as const;
const languageFields = ['legalForm', 'register'] as const;
const optional: readonly string[] = ['partnerUrl', 'capital'];

function CompanyForm({ latest }: { latest: CompanyDto }) {
  const words = useLanguage().t.settings;
  const texts = words.company;
  const queries = useQueryClient();
  const form = useSettingsForm({
    name: 'company',
    keep: 'company',
    latest,
    draftOf: ({ version: _version, ...draft }) => draft,
    send: async (draft, version) => {
      // French groups the digits: 10 000.
      const capital = draft.capital.replace(/(?<=\d)[\s.\u00a0\u202f](?=\d{3}\b)/g, '');
      const settings = await callApi('PUT /settings/company', { body: { ...draft, capital, version } });
      keepBrand(queries, settings.brand);
      return settings;
    },
    said: texts.saved,
  });
  const field = (name: (typeof brandFields)[number] | (typeof legalFields)[number]) => (
    <TextInput
      key={name}
      {...form.field(name)}
      label={texts.fields[name]}
      required={!optional.includes(name)}
      {...(name === 'capital' && { inputMode: 'numeric' })}
      type={name === 'contactEmail' ? 'email' : name === 'partnerUrl' ? 'url' : 'text'}
      autoComplete="off"
    />
  );
  return (
    <SettingsForm form={form}>
      <p className="admin-muted settings-intro">{texts.intro}</p>
      <RequiredNote />
      <section className="admin-card" aria-labelledby="brand-title">
        <h2 id="brand-title">{texts.brandTitle}</h2>
        <p className="admin-muted">{texts.brandHint}</p>
        <div className="settings-fields">{brandFields.map(field)}</div>
      </section>
      <section className="admin-card" aria-labelledby="legal-title">
        <h2 id="legal-title">{texts.legalTitle}</h2>
        <div className="settings-fields">{legalFields.map(field)}</div>
      </section>
      <section className="admin-card" aria-labelledby="form-title">
        <h2 id="form-title">{texts.formTitle}</h2>
        <p className="admin-muted">{texts.formHint}</p>
        <div className="settings-fields">
          {languageFields.map((name) => (
            <LanguageFields
              key={name}
              name={name}
              label={texts.fields[name]}
              values={form.draft[name]}
              error={form.wrong[name]}
              change={(values) => form.change({ [name]: values })}
            />
          ))}
        </div>
      </section>
      {latest.version === 0 && <p className="admin-muted">{words.form.fromServer}</p>}
    </SettingsForm>
  );
}
