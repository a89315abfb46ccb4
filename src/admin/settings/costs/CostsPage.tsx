import { Tabs } from '@mantine/core';
import { useState } from 'react';
import type { CostsDto } from '../../../contracts/settings/costs.ts';
import { type Platform, platforms } from '../../../domain/simulator/inputs.ts';
import { fill } from '../../../i18n/format.ts';
import { callApi } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import { useMoreBeside } from '../../ui/use-more-beside.ts';
import { Loaded } from '../Loaded.tsx';
import { SettingsForm } from '../SettingsForm.tsx';
import { useSettingsForm } from '../use-settings-form.ts';
import { CostGrid } from './CostGrid.tsx';
import { CostProposal } from './CostProposal.tsx';
import { CostVersions } from './CostVersions.tsx';
import { bodyOf, type CostDraft, draftOf, problemsIn } from './cost-draft.ts';

/** The simulator's cost table: the form of its 45 combinations, and its versions. */
export function CostsPage() {
  return <Loaded name="costs">{(settings) => <CostsForm latest={settings} />}</Loaded>;
}

const classNames = { list: 'admin-tabs', tab: 'admin-tab settings-platform', panel: 'settings-panel' };
const platformOf = (name: string): Platform | undefined =>
  platforms.find((platform) => name.startsWith(`${platform}.`) || name === platform);

function CostsForm({ latest }: { latest: CostsDto }) {
  const { locale, t } = useLanguage();
  const texts = t.settings.costs;
  const [tab, setTab] = useState<Platform>('youtube');
  const row = useMoreBeside();
  const form = useSettingsForm<CostsDto, CostDraft>({
    name: 'costs',
    latest,
    draftOf: (settings) => draftOf(locale, settings),
    send: (draft, version) =>
      callApi('PUT /settings/costs', { body: { ...bodyOf(locale, latest, draft), version } }),
    problems: (draft) =>
      Object.fromEntries(
        Object.entries(problemsIn(locale, draft)).map(([name, problem]) => [name, texts.problems[problem]]),
      ),
    reveal: (name) => setTab((now) => platformOf(name) ?? now),
    said: texts.saved,
  });
  const { errors } = form;
  return (
    <div className="settings-stack">
      <CostProposal />
      <SettingsForm form={form}>
        <section className="admin-card" aria-labelledby="costs-title">
          <h2 id="costs-title">{fill(texts.title, { version: latest.version })}</h2>
          <p className="admin-muted">{texts.intro}</p>
          <Tabs
            unstyled
            classNames={classNames}
            value={tab}
            onChange={(name) => setTab(platforms.find((one) => one === name) ?? 'youtube')}
            keepMounted={false}
          >
            <Tabs.List ref={row} aria-label={texts.platforms}>
              {latest.platforms.map(({ platform, unit }) => {
                const wrong = Object.keys(errors).some((name) => platformOf(name) === platform);
                return (
                  <Tabs.Tab key={platform} value={platform} data-wrong={wrong || undefined}>
                    {t.leads.platforms[platform]} <span className="admin-muted">{unit}</span>
                    {wrong && (
                      <>
                        <Glyph name="dead" />
                        <span className="admin-hidden">{texts.toCorrect}</span>
                      </>
                    )}
                  </Tabs.Tab>
                );
              })}
            </Tabs.List>
            {latest.platforms.map(({ platform, unit }) => (
              <Tabs.Panel key={platform} value={platform}>
                <CostGrid
                  platform={platform}
                  unit={unit}
                  draft={form.draft}
                  errors={errors}
                  change={form.change}
                />
              </Tabs.Panel>
            ))}
          </Tabs>
        </section>
      </SettingsForm>
      <CostVersions present={latest.version} take={(costs) => form.change(draftOf(locale, costs))} />
    </div>
  );
}
