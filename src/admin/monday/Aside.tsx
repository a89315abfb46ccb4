import { Button } from '@mantine/core';
import type { MondayThingDto } from '../../contracts/monday.ts';
import { fill, formatNumber, pluralForm } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Typed } from '../ui/fields/Typed.tsx';
import { Glyph } from '../ui/Glyph.tsx';
import { useCopy } from '../ui/use-copy.ts';
import { KeyCap } from './KeyCap.tsx';
import type { ThingView } from './thing-view.ts';
import type { LastAct } from './use-acts.ts';

/** The number of things that are named. */
const NAMED = 4;

interface AsideProps extends LastProps {
  following: { thing: MondayThingDto; view: ThingView }[];
}

/** What follows, and what was just done. */
export function Aside({ following, ...last }: AsideProps) {
  const { locale, t } = useLanguage();
  const words = t.monday;
  const more = following.length - NAMED;
  return (
    <div className="monday-aside">
      {following.length > 0 && (
        <section className="monday-next" aria-labelledby="monday-next">
          <h2 id="monday-next">{words.next}</h2>
          <ul>
            {following.slice(0, NAMED).map(({ thing, view }) => (
              <li key={thing.key}>
                <span className="admin-muted">{words.kinds[thing.kind]}</span>
                <span className="admin-breaks">
                  <Typed>{view.short}</Typed>
                </span>
              </li>
            ))}
          </ul>
          {more > 0 && (
            <p className="admin-muted">
              {fill(pluralForm(locale, words.more, more), { count: formatNumber(locale, more) })}
            </p>
          )}
        </section>
      )}
      <Last {...last} />
    </div>
  );
}

interface LastProps {
  last: LastAct | undefined;
  undo: () => void;
  keysOn: boolean;
}

/** The last act of this visit, with the link that it made and the button that takes it back. */
export function Last({ last, undo, keysOn }: LastProps) {
  const words = useLanguage().t.monday;
  const { copy } = useCopy(words.copied);
  if (!last) return null;
  const { said, link, mayUndo } = last;
  return (
    <section className="monday-last" aria-labelledby="monday-last">
      <h2 id="monday-last">{words.just}</h2>
      <p>
        <Glyph name="done" />
        <span className="admin-breaks">
          <Typed>{said}</Typed>
        </span>
      </p>
      {link && <p className="admin-address">{link}</p>}
      <div className="admin-actions">
        {link && (
          <Button variant="default" size="xs" onClick={() => void copy(link)}>
            {words.copy}
          </Button>
        )}
        {mayUndo ? (
          <Button variant="default" size="xs" onClick={undo}>
            {words.undo} <KeyCap on={keysOn}>Z</KeyCap>
          </Button>
        ) : (
          <p className="admin-muted">{words.noUndo}</p>
        )}
      </div>
    </section>
  );
}
