import { setTimeout as sleep } from 'node:timers/promises';
import type { LandingContent, LandingTemplate } from '../../src/domain/landing/landing-page.ts';
import { signIn } from './administrator.ts';

const POLL_MS = 200;

/** Returns functions that use the API of a measured site as its administrator. Each throws when the site refuses. */
export async function landingDesk(url: string) {
  const authorization = `Bearer ${await signIn(url)}`;
  async function call(method: string, path: string, body?: object | Uint8Array) {
    const isFile = body instanceof Uint8Array;
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { authorization, 'content-type': isFile ? 'image/jpeg' : 'application/json' },
      ...(body && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()).data;
  }
  return {
    /** Uploads a JPEG with a text for it, and returns its id once its files are ready. */
    async upload(jpeg: Uint8Array, alt: string): Promise<string> {
      const { id } = await call('POST', '/media?name=bench.jpg', jpeg);
      for (;;) {
        const { state, version } = await call('GET', `/media/${id}`);
        if (state === 'failed') throw new Error('The picture was not resized.');
        if (state === 'ready') {
          await call('PATCH', `/media/${id}`, { version, alt: { fr: alt } });
          return id;
        }
        await sleep(POLL_MS);
      }
    },
    /** Publishes a content in French, and returns its path. */
    async publish(template: LandingTemplate, title: string, content: LandingContent): Promise<string> {
      const { id } = await call('POST', '/landing-pages', { title, template });
      const { version } = await call('PUT', `/landing-pages/${id}`, { version: 1, content });
      const { url: address } = await call('POST', `/landing-pages/${id}/publish`, {
        version,
        locales: ['fr'],
      });
      return new URL(address).pathname;
    },
  };
}
