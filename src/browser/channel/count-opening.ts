import { splitPath } from '../../domain/locale/locale.ts';
import { count } from '../count.ts';
import { siteChannel } from './site-channel.ts';

/** Counts that the simulator or the contact form was opened on this page. */
export function countOpening(form: 'simulator' | 'contact'): void {
  count({ kind: 'opening', form, page: splitPath(location.pathname).path, channel: siteChannel() });
}
