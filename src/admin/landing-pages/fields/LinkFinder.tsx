import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { LinkProposal } from '../../../contracts/landing/landing-links.ts';
import { MAX_PLATFORMS, type PlatformLink } from '../../../domain/landing/landing-page.ts';
import { fill } from '../../../i18n/format.ts';
import { callApi } from '../../api/call-api.ts';
import { messageOf } from '../../api/error-message.ts';
import { useLanguage } from '../../texts.ts';
import { Typed } from '../../ui/fields/Typed.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { newItemId } from '../wizard/landing-values.ts';

interface LinkFinderProps {
  rows: readonly PlatformLink[];
  /** Replaces the rows. */
  change: (rows: readonly PlatformLink[]) => void;
}

/** Proposals of links for a code or one link, each with its source. The editor confirms each one; nothing is added automatically. */
export function LinkFinder({ rows, change }: LinkFinderProps) {
  const { t } = useLanguage();
  const words = t.landing.finder;
  const [query, setQuery] = useState('');
  const find = useMutation({
    mutationFn: () => callApi('POST /links/resolve', { body: { query: query.trim() } }),
  });
  const isThere = (url: string) => rows.some((row) => row.url === url);
  const add = ({ platform, url }: LinkProposal) => {
    const row = rows.find((one) => one.platform === platform && platform !== 'other');
    change(
      row
        ? rows.map((one) => (one === row ? { ...one, url } : one))
        : [...rows, { id: newItemId(), platform, verb: 'listen', url, presave: '' }],
    );
  };
  const isFull = rows.length >= MAX_PLATFORMS;
  return (
    <div className="landing-finder">
      <div className="landing-finder-row">
        <TextInput
          label={words.label}
          description={words.hint}
          value={query}
          maxLength={2048}
          autoComplete="off"
          spellCheck={false}
          error={find.error && messageOf(find.error, t, 'query')}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || query.trim() === '') return;
            event.preventDefault();
            find.mutate();
          }}
        />
        <Button
          variant="default"
          loading={find.isPending}
          disabled={query.trim() === ''}
          onClick={() => find.mutate()}
        >
          {words.action}
        </Button>
      </div>
      <div role="status">
        {find.data?.proposals.length === 0 && <p className="landing-nothing">{words.none}</p>}
        {find.data && find.data.failed.length > 0 && (
          <p className="editor-hint">
            {fill(words.failed, { sources: find.data.failed.map((name) => words.sources[name]).join(', ') })}
          </p>
        )}
      </div>
      <ul>
        {find.data?.proposals.map((proposal) => (
          <li key={`${proposal.platform} ${proposal.url}`}>
            <span className="landing-platform" data-platform={proposal.platform} aria-hidden="true" />
            <span>
              <strong>{t.landing.platforms[proposal.platform]}</strong>
              {(proposal.title || proposal.artist) && (
                <span className="editor-hint">
                  <Typed>{[proposal.title, proposal.artist].filter(Boolean).join(', ')}</Typed>
                </span>
              )}
              <span className="editor-hint landing-finder-url">{proposal.url}</span>
              {!proposal.agrees && <span className="landing-differs">{words.differs}</span>}
              <span className="editor-hint">
                {fill(words.source, { source: words.sources[proposal.source] })}
              </span>
            </span>
            {isThere(proposal.url) ? (
              <span className="landing-copied">
                <Icon name="saved" />
                {words.added}
              </span>
            ) : (
              <Button
                variant="default"
                size="xs"
                disabled={isFull}
                aria-label={fill(words.addOf, { platform: t.landing.platforms[proposal.platform] })}
                onClick={() => add(proposal)}
              >
                {words.add}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
