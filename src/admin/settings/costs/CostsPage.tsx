import { Tabs } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { CostsDto } from '../../../contracts/costs.ts';
import { type Platform, platforms } from '../../../domain/simulator/inputs.ts';
import { fill } from '../../../i18n/format.ts';
import { Glyph } from '../../parts/Glyph.tsx';
import { useMoreBeside } from '../../parts/use-more-beside.ts';
import { useLanguage } from '../../texts.ts';
import { Loaded } from '../Loaded.tsx';
import { SettingsForm } from '../SettingsForm.tsx';
import { useSettingsTexts } from '../settings-texts.ts';
import { useSettingsForm } from '../use-settings-form.ts';
import { CostGrid } from './CostGrid.tsx';
import { CostVersions } from './CostVersions.tsx';
import { bodyOf, type CostDraft, draftOf, problemsIn } from './cost-draft.ts';

/** The simulator's cost table: 45 combinations, in versions. */
export function CostsPage() {
  return <Loaded<CostsDto> name="costs">{(settings) => <CostsForm latest={settings} />}</Loaded>;
}

const classNames = { list: 'admin-tabs', tab: 'admin-tab settings-platform', panel: 'settings-panel' };
const platformOf = (name: string): Platform | undefined =>
  platforms.find((platform) => name.startsWith(`${platform}.`) || name === platform);

function CostsForm({ latest }: { latest: CostsDto }) {
  const { locale, t } = useLanguage();
  const texts = useSettingsTexts().costs;
  const [tab, setTab] = useState<Platform>('youtube');
  const root = useRef<HTMLDivElement>(null);
  const row = useMoreBeside();
  /** The first wrong figure is to be gone to, once its platform is shown. */
  const wanted = useRef(false);
  const form = useSettingsForm<CostsDto, CostDraft>({
    name: 'costs',
    latest,
    draftOf: (settings) => draftOf(locale, settings),
    bodyOf: (draft) => bodyOf(locale, latest, draft),
    problems: (draft) =>
      Object.fromEntries(
        Object.entries(problemsIn(locale, draft)).map(([name, problem]) => [name, texts.problems[problem]]),
      ),
    said: texts.saved,
  });
  const { errors } = form;
  useEffect(() => {
    const first = platformOf(Object.keys(errors)[0] ?? '');
    if (!first) return;
    wanted.current = true;
    setTab(first);
  }, [errors]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wrong, and the platform that is shown
  useEffect(() => {
    if (!wanted.current) return;
    const field = root.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.focus();
    wanted.current = !field;
  }, [errors, tab]);
  return (
    <div className="settings-stack">
      <SettingsForm form={form}>
        <section className="admin-card" aria-labelledby="costs-title">
          <h2 id="costs-title">{fill(texts.title, { version: latest.version })}</h2>
          <p className="admin-muted">{texts.intro}</p>
          <div ref={root}>
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
          </div>
        </section>
      </SettingsForm>
      <CostVersions present={latest.version} take={(costs) => form.change(draftOf(locale, costs))} />
    </div>
  );
}
