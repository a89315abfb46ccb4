import { postJson } from '../../browser/api.ts';
import { CONSENT_EVENT, readConsent } from '../../browser/consent.ts';
import { receiptOf } from '../../browser/consent-receipt.ts';
import type { ConsentReceipt, ReadWording, ReceiptCheck } from '../../contracts/consents/consent-receipt.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { fill, formatDate } from '../../i18n/format.ts';
import type { ReceiptTexts } from '../../i18n/receipt-texts.ts';

/** Checks the receipt that a visitor chooses, and offers to withdraw a choice that this browser holds. */

const MOST_BYTES = 30_000;

/** In the state of the page after a withdrawal: where a tag had been loaded, the page is reloaded without it before the answer is read. */
const WITHDRAWN = 'withdrawn';

const root = document.querySelector<HTMLElement>('[data-receipt]');
if (root) start(root);

function start(page: HTMLElement): void {
  const t = JSON.parse(page.dataset['texts'] ?? '{}') as ReceiptTexts;
  const locale = document.documentElement.lang as Locale;
  const status = page.querySelector<HTMLElement>('[data-receipt-status]');
  const result = page.querySelector<HTMLElement>('[data-receipt-result]');
  const input = page.querySelector('input');
  if (!status || !result || !input) return;
  let artist: typeof import('../../browser/proofs/artist-proof.ts') | undefined;
  const say = (text: string) => {
    status.textContent = text;
  };
  /** The button that was pressed is gone, and is far below the sentence on a phone. */
  const sayWithdrawn = () => {
    say(t.withdrawn);
    status.focus();
  };
  input.addEventListener('change', check);
  if (history.state === WITHDRAWN) {
    history.replaceState(null, '');
    sayWithdrawn();
  } else if (input.files?.length) check(); // Chosen before this script was there.

  async function check(): Promise<void> {
    const file = input?.files?.[0];
    if (result) result.hidden = true;
    if (!file) return say('');
    say(t.checking);
    const receipt = file.size > MOST_BYTES ? undefined : await parsed(file);
    if (!receipt) return say(t.unreadable);
    const answer = await postJson<ReceiptCheck>('/consent-receipts/check', receipt);
    // Only the receipt of an artist has a processor.
    artist = receipt.parties?.processor
      ? await import('../../browser/proofs/artist-proof.ts').catch(() => undefined)
      : undefined;
    if (answer.kind === 'lost') return say(t.failed);
    // A refused body has not the fields of a receipt.
    if (answer.kind === 'refused') return say(t.unreadable);
    if (!answer.data.genuine) return say(t.altered);
    show(receipt, answer.data);
  }

  function show(
    receipt: ConsentReceipt,
    { state, replacedAt, wording, isSure, instead }: ReceiptCheck & { genuine: true },
  ): void {
    const { event, header, parties, processing } = receipt;
    const day = (at: string) => formatDate(locale, Date.parse(at));
    say(
      fill(t.states[state], {
        until: day(event.valid_until),
        replaced: replacedAt ? day(replacedAt) : '',
      }),
    );
    // Global Privacy Control is an objection to advertising, and no answer to the banner.
    const answerTo = (category: string, given: boolean) =>
      given ? t.accepted : event.objected && category === 'marketing' ? t.objection : t.refused;
    const answers = element('ul');
    for (const { category, purpose, given } of processing) {
      // The purpose begins with the name of its category.
      const [name = ''] = purpose.split('. ');
      const item = element('li');
      item.append(`${name} `, element('strong', answerTo(category, given)));
      answers.append(item);
    }
    const given = processing.some((category) => category.given);
    result?.replaceChildren(
      element('h2', fill(t.chosen, { time: day(event.time) })),
      answers,
      ...(event.objected ? [element('p', t.objected)] : []),
      element('h2', t.wording),
      ...(isSure ? [] : [element('p', parties?.processor ? t.unsure.artist : t.unsure.site)]),
      quotation(wording),
      ...(instead ? [element('p', t.unsure.instead), quotation(instead)] : []),
      ...(state === 'valid' && given ? [withdrawal(header.record_id)] : []),
    );
    if (result) result.hidden = false;
  }

  function quotation(wording: ReadWording | null): HTMLElement {
    const quoted = element('blockquote');
    if (!wording) {
      quoted.append(element('p', t.notKept));
      return quoted;
    }
    const { also, title, text, settings, categories } = wording;
    if (also) quoted.append(element('p', also));
    quoted.append(element('strong', title), element('p', text), element('p', settings));
    for (const category of categories) {
      const line = element('p');
      line.append(element('strong', category.name), ` ${category.text}`);
      quoted.append(line);
    }
    return quoted;
  }

  /** The button that withdraws the choice, which the script of the consent on every page does; or why it cannot. */
  function withdrawal(id: string): HTMLElement {
    const key = artist?.keyOfAnswer(id);
    if (key === undefined && receiptOf(readConsent()) !== id) return element('p', t.elsewhere);
    const button = element('button', t.withdraw) as HTMLButtonElement;
    button.type = 'button';
    const done = () => {
      button.remove();
      sayWithdrawn();
    };
    if (key !== undefined) {
      // The artist's answer alone: the choice for the site stays, and the page does not ask again.
      button.addEventListener('click', () => {
        artist?.withdrawKept(key);
        done();
      });
      return button;
    }
    button.dataset['consent'] = 'refuse';
    document.addEventListener(
      CONSENT_EVENT,
      () => {
        history.replaceState(WITHDRAWN, '');
        // After a reload the sentence is shown, not the place of the button.
        history.scrollRestoration = 'manual';
        done();
      },
      { once: true },
    );
    return button;
  }
}

async function parsed(file: Blob): Promise<ConsentReceipt | undefined> {
  try {
    return JSON.parse(await file.text()) as ConsentReceipt;
  } catch {
    return undefined;
  }
}

function element(name: string, text = ''): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
