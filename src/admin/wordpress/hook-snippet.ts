/**
 * Returns the PHP code for the blog's `functions.php` that notifies this site of each change of an article. It sends one
 * signed message at the end of a request, however many articles have changed, and does not wait for the response.
 * @param comment first line, in the user's language
 */
export const hookSnippet = ({
  address,
  secret,
  comment,
}: {
  address: string;
  secret: string;
  comment: string;
}): string => `// ${comment}
function mdmc_article_changed() {
  if ( has_action( 'shutdown', 'mdmc_send_hook' ) ) return;
  add_action( 'shutdown', 'mdmc_send_hook' );
}
function mdmc_send_hook() {
  $id = wp_generate_uuid4();
  $time = time();
  $body = '{}';
  $key = base64_decode( '${secret.replace(/^whsec_/, '')}' );
  wp_remote_post( '${address}', array(
    'blocking' => false,
    'timeout' => 5,
    'headers' => array(
      'Content-Type' => 'application/json',
      'webhook-id' => $id,
      'webhook-timestamp' => $time,
      'webhook-signature' => 'v1,' . base64_encode( hash_hmac( 'sha256', "$id.$time.$body", $key, true ) ),
    ),
    'body' => $body,
  ) );
}
foreach ( array(
  'save_post_post', 'trashed_post', 'deleted_post',
  'created_category', 'edited_category', 'delete_category',
) as $mdmc_event ) add_action( $mdmc_event, 'mdmc_article_changed' );
`;
