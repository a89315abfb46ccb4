import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import {
  type Finding,
  type HintCode,
  hintsIn,
  type RefusalCode,
  refusalsIn,
} from '../../domain/content/page-check.ts';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Icon } from '../ui/Icon.tsx';
import { addressesQuery } from './addresses/address-queries.ts';
import { contentOf } from './part-texts.ts';
import type { PartEditor } from './use-part-editor.ts';
import { useWritten } from './use-written.tsx';

interface Found {
  refusals: readonly Finding<RefusalCode>[];
  hints: readonly Finding<HintCode>[];
}

/** Returns what the check says of the shown texts. The same check runs on the server before a publication. */
export function usePageCheck({ key, part, locale, stored, values }: PartEditor): Found {
  const { data } = useQuery(addressesQuery);
  // Rendered after the typed letter is.
  const typed = useDeferredValue(values);
  return useMemo(() => {
    const content = contentOf(part, stored.default, typed) ?? stored.default;
    const pages = new Set([
      ...(data?.pages ?? []),
      ...(data?.former ?? []).map(({ path }) => path),
      ...(data?.guides ?? []).flatMap(({ slug, target }) => (target === null ? [] : [`/${slug}`])),
    ]);
    return {
      // Until the pages are known, no link is called dead.
      refusals: refusalsIn(key, content, { answers: (path) => data === undefined || pages.has(path) }),
      hints: hintsIn(key, locale, content),
    };
  }, [key, part, locale, stored.default, typed, data]);
}

interface PageCheckProps {
  editor: PartEditor;
  found: Found;
  /** Opens the field of a finding. */
  go: (name: string) => void;
  className?: string;
}

/** What the check says: what hinders the publication, then what may be improved. Each line leads to its field. */
export function PageCheck({ editor, found, go, className = '' }: PageCheckProps) {
  const { t } = useLanguage();
  const words = t.content.check;
  const { nameOf } = useWritten(editor);
  const { refusals, hints } = found;
  if (refusals.length + hints.length === 0) return null;
  const line = ({ name, code, value }: Finding<RefusalCode | HintCode>, role: 'blocks' | 'asks' | 'hint') => {
    const { title, text } = words[code];
    return (
      <li key={`${name} ${code} ${value}`} data-role={role}>
        <Icon name={role === 'blocks' ? 'blocked' : role === 'asks' ? 'warning' : 'shown'} />
        <p>
          <strong>{fill(title, { value })}</strong> {text}{' '}
          <Anchor
            component="button"
            type="button"
            aria-label={`${words.go}, ${nameOf(name, editor.texts)}`}
            onClick={() => go(name)}
          >
            {words.go}
          </Anchor>
        </p>
      </li>
    );
  };
  return (
    <section className={`page-check ${className}`} aria-label={words.label}>
      <h2>{words.label}</h2>
      <ul>
        {refusals.map((finding) => line(finding, 'blocks'))}
        {hints.map((finding) => line(finding, finding.code === 'sentence' ? 'hint' : 'asks'))}
      </ul>
    </section>
  );
}
