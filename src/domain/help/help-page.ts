import type { Place } from '../account/places.ts';
import { screensOf } from '../account/screens.ts';
import type { Passage } from '../questions/passage.ts';

/** A passage of the staff's help, with the screen of the place that its link opens; empty: the place itself. */
export interface HelpPassage extends Passage {
  place: Place;
  screen: string;
}

/** A page of the staff's help: its passages, and the other wordings of each by its key. */
export interface HelpPage {
  passages: HelpPassage[];
  asks: Record<string, string[]>;
}

/**
 * Reads a page of the staff's help. Each passage is a line `## title`, for a screen with an address of its own a line
 * `@ screen`, a line `? wording | wording` and a paragraph.
 * @param place the place of the back office that it explains; the keys are `<place>#h1`, equal in every language
 * @throws Error for a passage that lacks one of them, or names a screen that the place does not have
 */
export function parseHelpPage(place: Place, text: string): HelpPage {
  const asks: Record<string, string[]> = {};
  const passages = text
    .split(/^## /m)
    .slice(1)
    .map((section, index): HelpPassage => {
      const [title = '', ...rest] = section.split('\n');
      const screen = rest[0]?.startsWith('@ ') ? (rest.shift() ?? '').slice(2).trim() : '';
      const [wordings = '', ...lines] = rest;
      const paragraph = lines.join(' ').trim();
      const key = `${place}#h${index + 1}`;
      if (title.trim() === '' || !wordings.startsWith('? ') || paragraph === '')
        throw new Error(`the help of ${place} has an incomplete passage: ${title}`);
      if (screen !== '' && !screensOf(place).includes(screen))
        throw new Error(`the help of ${place} names an unknown screen: ${screen}`);
      asks[key] = wordings
        .slice(2)
        .split('|')
        .map((wording) => wording.trim());
      return {
        ...{ key, kind: 'faq', title: title.trim(), page: '', href: '', updated: '' },
        ...{ place, screen },
        blocks: [{ kind: 'paragraph', text: paragraph }],
      };
    });
  return { passages, asks };
}
