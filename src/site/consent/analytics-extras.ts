import type { FormSubmit } from '../../browser/data-layer.ts';
import { gtag } from '../../browser/gtag.ts';
import type { Tag } from '../../domain/tag-id/tag-id.ts';

/**
 * Sends Analytics more about a simulation or a booking, if these options are switched on: a `begin_checkout` event with
 * one item, and user properties. Both contain the data of the event `form_submit`, and nothing that names the visitor.
 */
export function tellOfSubmissions({ ecommerce, userProperties }: Tag): void {
  const queue = window.dataLayer;
  if (!queue || (!ecommerce && !userProperties)) return;
  // The page that sends the event does not know the tags, so this function reads the queue's entries as they are added.
  const push = queue.push;
  queue.push = (...entries: unknown[]) => {
    const length = push.apply(queue, entries);
    for (const submission of entries.flatMap(submissionIn)) {
      if (userProperties) gtag('set', 'user_properties', propertiesOf(submission));
      if (ecommerce) gtag('event', 'begin_checkout', orderOf(submission));
    }
    return length;
  };
}

/** Recognises the command that `pushFormSubmit` sends when Analytics is configured. */
function submissionIn(entry: unknown): FormSubmit[] {
  const [command, name, event] = Array.from(Object(entry) as ArrayLike<unknown>);
  return command === 'event' && name === 'form_submit' ? [event as FormSubmit] : [];
}

function orderOf({ value, platform, campaign_type, country }: FormSubmit): object {
  const item = {
    item_id: `${platform}_${campaign_type}`,
    item_name: `${platform} ${campaign_type}`,
    item_category: platform,
    item_category2: campaign_type,
    item_variant: country,
    price: value,
    quantity: 1,
  };
  return { currency: 'EUR', value, items: [item] };
}

function propertiesOf({ value, platform, country }: FormSubmit): object {
  return { campaign_platform: platform, campaign_region: country, budget_band: bandOf(value) };
}

/** The budget band, in euros. The bands are wide because an exact amount could identify a person. */
function bandOf(budget: number): string {
  if (budget < 1000) return 'under_1000';
  if (budget < 2500) return '1000_2499';
  return budget < 5000 ? '2500_4999' : '5000_and_more';
}
