import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { CompanyDto } from '../../../contracts/settings/company.ts';
import { isOptional } from '../../../domain/go-live/company-facts.ts';
import { decimalSign } from '../../../domain/guide/typed-number.ts';
import { fill, formatNumber, pluralForm } from '../../../i18n/format.ts';
import { keepBrand } from '../../api/brand.ts';
import { callApi } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { RequiredNote } from '../../ui/fields/RequiredNote.tsx';
import { Loaded } from '../Loaded.tsx';
import { SettingsForm } from '../SettingsForm.tsx';
import { useSettingsForm } from '../use-settings-form.ts';
import { bodyOf, draftOf, fieldsToFillIn } from './company-draft.ts';
import { FeeFields } from './FeeFields.tsx';
import { feeProblems } from './fee-draft.ts';
import { LanguageFields } from './LanguageFields.tsx';
import { ToFillIn } from './ToFillIn.tsx';

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
] as const;
const types = { contactEmail: 'email', partnerUrl: 'url', phone: 'tel', hostPhone: 'tel' } as const;
const languageFields = ['legalForm', 'register'] as const;

function CompanyForm({ latest }: { latest: CompanyDto }) {
  const { locale, t } = useLanguage();
  const words = t.settings;
  const texts = words.company;
  const queries = useQueryClient();
  const form = useSettingsForm({
    name: 'company',
    // Not `company`: drafts stored under that name have no fee.
    keep: 'company-fee',
    latest,
    draftOf: (settings) => draftOf(settings, decimalSign[locale]),
    problems: (draft) => feeProblems(draft, texts.fee),
    send: async (draft, version) => {
      const settings = await callApi('PUT /settings/company', {
        body: { ...bodyOf(latest, draft), version },
      });
      keepBrand(queries, settings.brand);
      return settings;
    },
    said: texts.saved,
  });
  const missing = fieldsToFillIn(latest, form.draft);
  const field = (name: (typeof brandFields)[number] | (typeof legalFields)[number] | 'spaceInvoicedBy') => (
    <TextInput
      key={name}
      {...form.field(name)}
      label={texts.fields[name]}
      required={!isOptional(name)}
      {...(name === 'capital' && { inputMode: 'numeric' })}
      type={types[name as keyof typeof types] ?? 'text'}
      autoComplete="off"
      description={missing.has(name) && <ToFillIn />}
    />
  );
  return (
    <SettingsForm form={form}>
      <p className="admin-muted settings-intro">{texts.intro}</p>
      {missing.size > 0 && (
        <p role="note">
          {fill(pluralForm(locale, texts.left, missing.size), { count: formatNumber(locale, missing.size) })}
        </p>
      )}
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
      <section className="admin-card" aria-labelledby="fee-title">
        <h2 id="fee-title">{texts.fields.fee}</h2>
        <p className="admin-muted">{texts.fee.hint}</p>
        <FeeFields form={form} />
        <div className="settings-fields">{field('spaceInvoicedBy')}</div>
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
