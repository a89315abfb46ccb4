import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link } from 'react-router';
import type { GoLiveCheckDto } from '../../contracts/go-live.ts';
import { calledName } from '../../domain/account/name.ts';
import { localizePath } from '../../domain/locale/locale.ts';
import { useAccount } from '../api/use-account.ts';
import { useLanguage } from '../texts.ts';
import { Glyph } from '../ui/Glyph.tsx';
import { InPlace } from './InPlace.tsx';
import { type Kind, StateIcon } from './StateIcon.tsx';
import { sentenceOf } from './sentence.ts';
import { wayOf } from './ways.ts';

/** An open point: its finding, and the one link to the place where it is fixed. */
export function OpenPoint({ check, kind }: { check: GoLiveCheckDto; kind: Kind }) {
  const { locale, t } = useLanguage();
  const account = useAccount().data;
  const own = account && calledName(account);
  const [open, { toggle }] = useDisclosure(false);
  const words = t.goLive;
  const { title } = words.checks[check.key];
  const way = wayOf(check, own);
  const label = words.actions[way.label];
  const shared = {
    variant: 'default',
    size: 'xs',
    className: 'go-live-way',
    // Two points may have buttons with the same label.
    'aria-label': `${label} · ${title}`,
  } as const;
  return (
    <li className="go-live-point">
      <StateIcon kind={kind} />
      <div className="go-live-words">
        <h3>{title}</h3>
        <p className="admin-muted">{sentenceOf(check, locale, t)}</p>
      </div>
      {way.kind === 'link' && (
        <Button {...shared} component={Link} to={way.to} rightSection={<Glyph name="right" />}>
          {label}
        </Button>
      )}
      {way.kind === 'page' && (
        <Button
          {...shared}
          component="a"
          href={localizePath(locale, way.path)}
          target="_blank"
          rightSection={<Glyph name="right" />}
        >
          {label}
        </Button>
      )}
      {way.kind !== 'link' && way.kind !== 'page' && (
        <Button
          {...shared}
          onClick={toggle}
          aria-expanded={open}
          rightSection={<Glyph name={open ? 'up' : 'down'} />}
        >
          {label}
        </Button>
      )}
      {way.kind !== 'link' && way.kind !== 'page' && open && <InPlace kind={way.kind} close={toggle} />}
    </li>
  );
}
