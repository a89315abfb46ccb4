<?php
// Serves files as they are, and everything else by WordPress, as the rewrite rules of a server do, and counts requests.
file_put_contents($_SERVER['DOCUMENT_ROOT'] . '/../requests.log', $_SERVER['REQUEST_URI'] . "\n", FILE_APPEND);
$path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
if ($path !== '/' && is_file($_SERVER['DOCUMENT_ROOT'] . $path)) return false;
$_SERVER['SCRIPT_NAME'] = '/index.php';
require $_SERVER['DOCUMENT_ROOT'] . '/index.php';
