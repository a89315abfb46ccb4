import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { textsOf } from '../../i18n/site-texts.ts';
import type { HostProps } from './host-props.ts';
import { SimulatorHost } from './SimulatorHost.tsx';

it('SimulatorHost uses the first configured calendar for a platform without its own', () => {
  const propsWith = (bookingUrls: HostProps['bookingUrls'] & { spotify?: string }): HostProps => {
    const { container } = render(
      <SimulatorHost
        locale="fr"
        t={textsOf('fr').layout}
        bookingUrls={bookingUrls}
        fee={{ kind: 'quote' }}
        contactHref="/#contact"
        privacyHref="/privacy"
        costs={undefined}
      />,
    );
    return JSON.parse(container.querySelector<HTMLElement>('[data-props]')?.dataset['props'] ?? '{}');
  };
  const spotify = 'https://calendly.com/agency/spotify';
  const meta = 'https://calendly.com/agency/meta';
  expect(propsWith({ spotify }).bookingUrls).toEqual({ youtube: spotify, meta: spotify, tiktok: spotify });
  expect(propsWith({ spotify, meta }).bookingUrls).toMatchObject({ meta });
  expect(propsWith({}).bookingUrls).toEqual({});
});
