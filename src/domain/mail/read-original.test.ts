import { expect, it } from 'vitest';
import { readOriginal } from './read-original.ts';

/** The source of a message as a mailbox shows it, with folded lines and the receiver's own results on top. */
const source = (more: { results?: string; signer?: string; signed?: string; from?: string } = {}) =>
  [
    'Delivered-To: lea@gmail.example',
    'ARC-Authentication-Results: i=1; mx.example; dkim=fail; spf=fail; dmarc=fail',
    `Authentication-Results: mx.example;\r\n       ${more.results ?? 'dkim=pass header.i=@agence.example;\r\n\tspf=pass smtp.mailfrom=agence.example;\r\n dmarc=pass (p=NONE) header.from=agence.example'}`,
    `DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=${more.signer ?? 'agence.example'};\r\n s=mail; h=${more.signed ?? 'From:To:Subject:\r\n\tList-Unsubscribe:List-Unsubscribe-Post'}; bh=aaaa=; b=bbbb==`,
    `From: ${more.from ?? '"Agence, l’équipe" <contact@agence.example>'}`,
    'Subject: Essai',
    '',
    'dkim=fail in the text is no result',
  ].join('\r\n');
const failing = (text: string) =>
  readOriginal(text)
    ?.filter(({ passes }) => !passes)
    .map(({ check, found }) => [check, found]);

it('finds nothing to mend in a message that is signed and aligned', () => {
  expect(failing(source())).toEqual([]);
  expect(failing(source({ signer: 'mail.agence.example' }))).toEqual([]);
  expect(failing(source({ from: 'contact@lettres.agence.example' }))).toEqual([]);
});

it('names what the receiver refused, and what it did not write down', () => {
  expect(failing(source({ results: 'dkim=pass; spf=softfail smtp.mailfrom=x' }))).toEqual([
    ['spf', 'softfail'],
    ['dmarc', undefined],
  ]);
});

it('sees a signature of another domain, whose headers count for nothing', () => {
  expect(failing(source({ signer: 'relay.example' }))).toEqual([
    ['aligned', undefined],
    ['unsubscribe', undefined],
  ]);
  // A domain that only ends alike is another one.
  expect(failing(source({ signer: 'gence.example' }))).toEqual([
    ['aligned', undefined],
    ['unsubscribe', undefined],
  ]);
});

it('sees that the signature covers only one of the headers of unsubscribing', () => {
  expect(failing(source({ signed: 'From:To:List-Unsubscribe' }))).toEqual([['unsubscribe', undefined]]);
});

it.each(['', 'Bonjour', 'From: a@b.fr\r\n\r\nspf=pass'])('reads no original in %j', (text) => {
  expect(readOriginal(text)).toBeUndefined();
});
