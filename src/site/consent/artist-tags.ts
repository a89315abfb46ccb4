import type { AskedFor } from './artist-ask.ts';

/**
 * Starts the artist's own pixels beside those of the agency, and tells them alone of the page view, of the first click out and of a
 * lead, without any field (decision record 0170). The server repeats the click and the lead to the artist's account, where it has a token.
 * @param proof the id of the proof of the answer
 */
export async function startArtistTags({ page, tags }: AskedFor, proof: string): Promise<void> {
  const lazy = await import('./tags.client.ts');
  const { metaPixel, tiktokPixel } = tags;
  if (metaPixel) lazy.startMetaPixel(metaPixel);
  if (tiktokPixel) lazy.startTiktokPixel(tiktokPixel);
  const tell = (name: 'Lead' | 'ViewContent', id: string) => {
    if (metaPixel) lazy.tellMeta(metaPixel, name, id, {});
    if (tiktokPixel) lazy.tellTiktok(tiktokPixel, name, id, {});
  };
  const { event, form, converted } = document.body.dataset;
  // The answer to the form is a page: its lead is stored already.
  if (event) {
    tell('Lead', event);
    lazy.reportAct({ act: 'lead', lead: event }, false, { page, proof });
  }
  if (form === 'sent' || converted !== undefined) return;
  const stop = new AbortController();
  const click = (event: MouseEvent) => {
    const { target, button } = event;
    const link = target instanceof Element && target.closest<HTMLElement>('a[data-target]');
    if (button > 1 || !link) return;
    stop.abort();
    const id = lazy.actIdOf(event);
    tell('ViewContent', id);
    lazy.reportAct({ act: 'click', id, target: link.dataset['target'] ?? '' }, false, { page, proof });
  };
  for (const type of ['click', 'auxclick'] as const) document.addEventListener(type, click, stop);
}
