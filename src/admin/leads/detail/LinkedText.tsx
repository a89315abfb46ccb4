import { Anchor } from '@mantine/core';
import { Fragment } from 'react';
import { splitAtAddresses } from '../../../domain/text/web-addresses.ts';
import { useLanguage } from '../../texts.ts';
import { withoutIsolates } from '../../ui/fields/Typed.tsx';

/**
 * A text that a visitor typed, whose URLs are links to a new tab. The links send no referrer and are `nofollow`.
 */
export function LinkedText({ children }: { children: string }) {
  const { t } = useLanguage();
  return splitAtAddresses(children).map(({ text, href }, place) =>
    href === undefined ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part has no identity but its position
      <Fragment key={place}>{text}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part has no identity but its position
      <Anchor key={place} href={href} target="_blank" rel="noopener noreferrer nofollow" inherit>
        <bdi>{withoutIsolates(text)}</bdi>
        <span className="admin-hidden"> {t.leads.detail.newTab}</span>
      </Anchor>
    ),
  );
}
