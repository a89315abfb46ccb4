import { Button, Checkbox, Switch, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { mayManage } from '../../../domain/account/role.ts';
import { type LandingTag, landingTags } from '../../../domain/landing/landing-page.ts';
import { slugOf } from '../../../domain/landing/landing-slug.ts';
import { CONSENT_AGE, isAdvertising } from '../../../domain/landing/landing-tags.ts';
import { type Locale, locales } from '../../../domain/locale/locale.ts';
import { fill } from '../../../i18n/format.ts';
import { useMay } from '../../api/use-account.ts';
import { useLanguage } from '../../texts.ts';
import { Segments } from '../../ui/fields/Segments.tsx';
import { inLanguage } from '../../ui/language-words.ts';
import { useMoments } from '../../ui/time/use-moments.ts';
import { LinkField } from '../fields/LinkField.tsx';
import { MomentField } from '../fields/MomentField.tsx';
import { tagsQuery } from '../landing-queries.ts';
import { placeId } from '../wizard/place-id.ts';
import { missingTexts } from '../wizard/text-progress.ts';
import type { LandingEditor } from '../wizard/use-landing-editor.ts';
import { ArtistPixels } from './ArtistPixels.tsx';
import { type PublishPlan, planProblem } from './publish-plan.ts';

interface PublishSettingsProps {
  editor: LandingEditor;
  plan: PublishPlan;
  change: (change: Partial<PublishPlan>) => void;
  /** The server's error message about the address. */
  slugError: string | undefined;
}

/** The choices before publishing: integrations, languages, time and address. */
export function PublishSettings(props: PublishSettingsProps) {
  return (
    <div className="landing-settings">
      <Integrations editor={props.editor} />
      <ArtistPixels page={props.editor.page.id} />
      <Languages {...props} />
      <When {...props} />
      <Address {...props} />
    </div>
  );
}

function Integrations({ editor }: { editor: LandingEditor }) {
  const { fields, publish } = useLanguage().t.landing;
  const words = publish.tags;
  const { isForYoung } = editor.values.shared;
  const { data } = useQuery(tagsQuery);
  const mayConfigure = useMay(mayManage);
  const idOf: Record<LandingTag, string | undefined> = {
    googleAnalytics: data?.googleAnalytics.measurementId,
    metaPixel: data?.metaPixel.pixelId,
    tiktokPixel: data?.tiktokPixel.pixelId,
  };
  return (
    <section aria-label={words.title}>
      <h2>{words.title}</h2>
      <ul className="landing-tags">
        {landingTags.map((tag) => (
          <li key={tag}>
            <Switch
              id={placeId(`shared.tags.${tag}`)}
              label={words.names[tag]}
              description={idOf[tag] || (data && words.missing)}
              checked={editor.values.shared.tags[tag]}
              disabled={isForYoung && isAdvertising(tag)}
              onChange={({ currentTarget }) => editor.change(`shared.tags.${tag}`, currentTarget.checked)}
            />
            {mayConfigure && data && !idOf[tag] && (
              <Button component={Link} to="/dashboard/marketing-integrations" variant="default" size="xs">
                {words.configure}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className="editor-hint">{words.consent}</p>
      <Switch
        id={placeId('shared.isForYoung')}
        className="landing-young"
        label={fill(fields.isForYoung, { years: CONSENT_AGE })}
        description={words.young}
        checked={isForYoung}
        onChange={({ currentTarget }) => editor.change('shared.isForYoung', currentTarget.checked)}
      />
    </section>
  );
}

function Languages({ editor, plan, change }: PublishSettingsProps) {
  const { locale, t } = useLanguage();
  const words = t.landing.publish.languages;
  const stateOf = (of: Locale): [text: string, lacks: boolean] => {
    if (!editor.values.texts[of]) return [t.landing.languages.none, false];
    const count = missingTexts(editor.values, of);
    if (count === 0) return [words.complete, false];
    return [fill(words.missing[count === 1 ? 0 : 1] ?? '', { count }), plan.languages.includes(of)];
  };
  return (
    <section aria-label={words.title}>
      <h2>{words.title}</h2>
      <ul className="landing-checks">
        {locales.map((of) => {
          const [text, lacks] = stateOf(of);
          const isOn = plan.languages.includes(of);
          return (
            <li key={of}>
              <Checkbox
                label={capital(inLanguage(locale, of))}
                checked={isOn}
                disabled={!editor.values.texts[of] && !isOn}
                onChange={({ currentTarget }) =>
                  change({
                    languages: locales.filter((one) =>
                      one === of ? currentTarget.checked : plan.languages.includes(one),
                    ),
                  })
                }
              />
              <span className="editor-hint" data-lacks={lacks || undefined}>
                {text}
              </span>
            </li>
          );
        })}
      </ul>
      {plan.languages.length === 0 && (
        <p className="landing-wrong" role="alert">
          {words.choose}
        </p>
      )}
    </section>
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The initial scheduled time: the next full hour, one day ahead, in milliseconds. */
const HOUR_MS = 3_600_000;

function When({ editor, plan, change }: PublishSettingsProps) {
  const { t } = useLanguage();
  const words = t.landing.publish.when;
  const moments = useMoments();
  const problem = planProblem(plan, Date.now());
  const { releaseAt } = editor.values.shared;
  return (
    <section aria-label={words.title}>
      <h2>{words.title}</h2>
      <Segments
        label={words.title}
        value={plan.publishAt === null ? 'now' : 'later'}
        onChange={(value) =>
          change({
            publishAt: value === 'now' ? null : Math.ceil((Date.now() + 24 * HOUR_MS) / HOUR_MS) * HOUR_MS,
          })
        }
        options={[
          { value: 'now', label: words.now },
          { value: 'later', label: words.later },
        ]}
      />
      {plan.publishAt !== null && (
        <MomentField
          label={words.start}
          hint={t.landing.field.zone}
          value={plan.publishAt}
          onChange={(moment) => moment !== null && change({ publishAt: moment })}
          error={problem === 'past' ? words.past : undefined}
        />
      )}
      {releaseAt !== null && (
        <p className="landing-fact">
          <span>{words.release}</span>
          <strong>{moments.long(releaseAt)}</strong>
        </p>
      )}
      <MomentField
        label={words.end}
        hint={words.endHint}
        value={plan.unpublishAt}
        onChange={(unpublishAt) => change({ unpublishAt })}
        error={problem === 'order' ? words.order : undefined}
      />
      <LinkField
        editor={editor}
        path="shared.afterEnd"
        label={t.landing.fields.afterEnd}
        hint={words.afterEndHint}
      />
    </section>
  );
}

function Address({ editor, plan, change, slugError }: PublishSettingsProps) {
  const words = useLanguage().t.landing.publish.address;
  const { oldSlugs, slug } = editor.page;
  return (
    <section aria-label={words.title}>
      <h2>{words.title}</h2>
      <TextInput
        label={words.label}
        leftSection={<span className="landing-slug-before">{`${location.host}/p/`}</span>}
        leftSectionWidth={(location.host.length + 3) * SLUG_LETTER + 12}
        classNames={{ section: 'landing-slug-section' }}
        value={plan.slug}
        maxLength={80}
        spellCheck={false}
        autoComplete="off"
        placeholder={slugOf(editor.values.texts[plan.languages[0] ?? editor.language]?.title ?? '')}
        error={slugError}
        description={slug === null ? words.rule : words.redirect}
        onChange={({ currentTarget }) => change({ slug: slugTyped(currentTarget.value) })}
      />
      {oldSlugs.length > 0 && (
        <p className="editor-hint">
          {fill(words.old, { slugs: oldSlugs.map((old) => `/p/${old}`).join(', ') })}
        </p>
      )}
    </section>
  );
}

/** The average width of a letter of the host in front of the address, in CSS pixels. */
const SLUG_LETTER = 7.25;

/** Removes invalid characters from an address while it is typed; the server corrects the rest. */
const slugTyped = (typed: string): string =>
  typed
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '');
