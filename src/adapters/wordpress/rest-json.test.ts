import { expect, it } from 'vitest';
import { restJson } from './rest-json.ts';

const read = (text: string) => restJson(Buffer.from(text));
const NOTICE =
  '<br />\n<b>Deprecated</b>:  Function strftime() is deprecated in <b>/srv/blog/wp-content/plugins/x[1]/a.php</b> on line <b>3</b><br />\n';

it.each([
  ['a message of PHP as HTML', NOTICE],
  ['several messages', NOTICE.repeat(3)],
  ['a message of PHP as text', '\nWarning: Undefined array key {closure} in /srv/blog/a.php on line 3\n'],
  ['an output of a plugin', 'array(1) { [0]=> int(5) }\n'],
  ['a comment', '<!-- cached -->\n'],
  ['a byte order mark', '\ufeff'],
])('the data of a response is read after %s', (_case, before) => {
  expect(read(`${before}[{"id":1}]`)).toEqual([{ id: 1 }]);
  expect(read(`${before}{"code":"rest_forbidden"}`)).toEqual({ code: 'rest_forbidden' });
  expect(read(`${before}[]`)).toEqual([]);
});

it('the data of a response is read before a message of PHP', () => {
  expect(read(`[{"id":1}]${NOTICE.replace('[1]', '')}`)).toEqual([{ id: 1 }]);
});

it.each([
  ['a page', '<!doctype html><title>Blog</title><script>[{"id":1}]</script>'],
  ['a page that ends with data', '<html><body>x</body></html>{"a":1}'],
  ['a message alone', NOTICE],
  ['damaged data', '[{"id":1,"author":[{"id":2}]'],
  ['a number in a text', 'Il y a [1] article'],
  ['an empty answer', ''],
])('no data is read from %s', (_case, text) => {
  expect(read(text)).toBeUndefined();
});
