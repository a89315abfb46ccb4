<?php
// Installs WordPress in the folder $argv[1] at the address $argv[2], with $argv[3] articles, and prints an application password.
[$_, $root, $url, $count] = $argv;
$parts = parse_url($url);
$_SERVER += ['HTTP_HOST' => "$parts[host]:$parts[port]", 'REQUEST_URI' => '/', 'REQUEST_METHOD' => 'GET', 'SERVER_PROTOCOL' => 'HTTP/1.1'];
define('WP_INSTALLING', true);
require "$root/wp-load.php";
foreach (['upgrade', 'taxonomy', 'post', 'image', 'user'] as $file) require_once ABSPATH . "wp-admin/includes/$file.php";
add_filter('pre_wp_mail', '__return_true');
$own = wp_generate_password();
wp_install('Journal', 'lea', 'lea@example.com', true, '', wp_slash($own));
$author = get_user_by('login', 'lea');
wp_set_current_user($author->ID);
global $wp_rewrite, $wpdb;
update_option('timezone_string', 'Europe/Paris');
$wp_rewrite->init();
$wp_rewrite->set_permalink_structure('/%postname%/');
flush_rewrite_rules(false);
foreach (get_posts(['post_type' => ['post', 'page'], 'post_status' => 'any', 'numberposts' => -1]) as $sample) wp_delete_post($sample->ID, true);

$categories = [];
foreach (['Actualités', 'Tutoriels', 'Études de cas'] as $name) $categories[] = wp_insert_term($name, 'category')['term_id'];
$words = 'une campagne se prépare trois semaines avant la sortie avec un budget clair et des extraits courts que le public écoute jusqu’au bout';
$folder = wp_upload_dir()['path'];
wp_mkdir_p($folder);
mt_srand(7);

/** Draws a picture unlike all others, of about 60 kB. */
function drawn(string $folder, int $number): int {
  $image = imagecreatetruecolor(800, 450);
  for ($y = 0; $y < 450; $y += 5) {
    for ($x = 0; $x < 800; $x += 5) {
      $shade = ($x * 3 + $y * 5 + $number * 41) % 200 + mt_rand(0, 55);
      imagefilledrectangle($image, $x, $y, $x + 4, $y + 4, imagecolorallocate($image, $shade, ($number * 37) % 256, 255 - $shade));
    }
  }
  $file = "$folder/image-$number.jpg";
  imagejpeg($image, $file, 82);
  $id = wp_insert_attachment(['post_mime_type' => 'image/jpeg', 'post_title' => "Image $number", 'post_status' => 'inherit'], $file);
  update_post_meta($id, '_wp_attachment_image_alt', "Illustration de l’article $number");
  wp_update_attachment_metadata($id, ['width' => 800, 'height' => 450, 'file' => _wp_relative_upload_path($file), 'sizes' => []]);
  return $id;
}

$wpdb->query('set autocommit = 0');
wp_defer_term_counting(true);
wp_suspend_cache_addition(true);
for ($number = 1; $number <= (int) $count; $number++) {
  $image = drawn($folder, $number);
  $source = wp_get_attachment_url($image);
  $text = implode('', array_map(fn ($part) => "<p>$words, partie $part de l’article $number.</p><h3>Point $part</h3>", range(1, 6)));
  $id = wp_insert_post(wp_slash([
    'post_title' => "Article « $number »", 'post_status' => 'publish', 'post_author' => $author->ID,
    'post_date_gmt' => gmdate('Y-m-d H:i:s', 1700000000 + $number * 3600), 'post_category' => [$categories[$number % 3]],
    'post_content' => "$text<figure><img src=\"$source\" alt=\"Illustration $number\"></figure>",
  ]), true);
  if (is_wp_error($id)) { fwrite(STDERR, $id->get_error_message()); exit(1); }
  set_post_thumbnail($id, $image);
}
$wpdb->query('set autocommit = 1');
wp_defer_term_counting(false);
[$password] = WP_Application_Passwords::create_new_application_password($author->ID, ['name' => 'site']);
echo json_encode(['username' => 'lea', 'password' => $own, 'appPassword' => $password]);
