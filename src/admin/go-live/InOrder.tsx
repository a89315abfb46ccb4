import { Button, Flex } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { GoLiveCheckDto } from '../../contracts/go-live.ts';
import { fill, pluralForm } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Glyph } from '../ui/Glyph.tsx';
import { InPlace } from './InPlace.tsx';
import { ProofSteps } from './ProofSteps.tsx';
import { StateIcon } from './StateIcon.tsx';
import { sentenceOf } from './sentence.ts';

/** The points that are in order, each with its proof. */
export function InOrder({ checks }: { checks: GoLiveCheckDto[] }) {
  const { locale, t } = useLanguage();
  const words = t.goLive;
  return (
    <section className="admin-card" aria-labelledby="go-live-ok">
      <Flex component="header" gap="md" align="baseline" justify="space-between">
        <h2 id="go-live-ok">{words.groups.ok}</h2>
        <span className="admin-muted">
          {fill(pluralForm(locale, words.points, checks.length), { count: checks.length })}
        </span>
      </Flex>
      <ul className="go-live-done">
        {checks.map((check) => (
          <li key={check.key} className="go-live-point">
            <StateIcon kind="ok" />
            <div className="go-live-words">
              <h3>{words.checks[check.key].title}</h3>
              <p className="admin-muted">{sentenceOf(check, locale, t)}</p>
              {check.key === 'path' && <ProofSteps check={check} />}
            </div>
            {isRepeated(check.key) && <Again of={check.key} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

const repeated = { address: 'address', backup: 'backup', restore: 'restore', path: 'prove' } as const;
type Repeated = keyof typeof repeated;
const isRepeated = (key: GoLiveCheckDto['key']): key is Repeated => key in repeated;

/** The button of a point that can be repeated although it is in order. */
function Again({ of }: { of: Repeated }) {
  const words = useLanguage().t.goLive;
  const [open, { toggle }] = useDisclosure(false);
  return (
    <>
      <Button
        variant="default"
        size="xs"
        className="go-live-way"
        aria-label={`${words.actions[repeated[of]]} · ${words.checks[of].title}`}
        aria-expanded={open}
        rightSection={<Glyph name={open ? 'up' : 'down'} />}
        onClick={toggle}
      >
        {words.actions[repeated[of]]}
      </Button>
      {open && <InPlace kind={of} close={toggle} />}
    </>
  );
}
