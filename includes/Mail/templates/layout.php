<?php
/**
 * The frame of every mail. A theme replaces it with userfeedback/mail/layout.php.
 *
 * `$view`: title, preheader, foot (list of text and perhaps url), content (HTML of the other template), css (styles
 * by name), head (content of the style element), site, address, dir, language, header (address of a picture or '').
 *
 * @package UserFeedback
 */

declare(strict_types=1);

namespace UserFeedback\Mail;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- Template includes this file in a function.
/**
 * Given by Template.
 *
 * @var array{title: string, preheader: string, foot: list<array{text: string, url?: string}>, content: string, css: array<string, string>, head: string, site: string, address: string, dir: string, language: string, header: string} $view
 */
$css = $view['css'];
?>
<!doctype html>
<html lang="<?php echo esc_attr( $view['language'] ); ?>" dir="<?php echo esc_attr( $view['dir'] ); ?>" xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>
<?php echo esc_html( $view['title'] ); ?>
</title>
<style>
<?php echo wp_strip_all_tags( $view['head'] ); // phpcs:ignore WordPress.Security.EscapeOutput -- our CSS, without tags. ?>
</style>
</head>
<body class="bg" style="<?php echo esc_attr( $css['body'] ); ?>">
<div style="<?php echo esc_attr( $css['hidden'] ); ?>">
<?php echo esc_html( $view['preheader'] ); ?>
</div>
<div role="article" aria-roledescription="email" aria-label="<?php echo esc_attr( $view['title'] ); ?>" lang="<?php echo esc_attr( $view['language'] ); ?>" dir="<?php echo esc_attr( $view['dir'] ); ?>">
<table role="presentation" class="bg" width="100%" cellpadding="0" cellspacing="0" border="0"
	dir="<?php echo esc_attr( $view['dir'] ); ?>"
	style="background:#f0f0f1">
<tr>
<td align="center" style="padding:24px 8px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" border="0"
	style="max-width:600px;background:#ffffff;border:1px solid #dcdcde;border-radius:8px">
<tr><td class="pad ink" style="padding:24px 32px 0;<?php echo esc_attr( $css['name'] ); ?>">
<?php if ( '' !== $view['header'] ) : ?>
<img src="<?php echo esc_url( $view['header'] ); ?>" alt="<?php echo esc_attr( $view['site'] ); ?>"
	style="display:block;max-width:300px;max-height:100px;height:auto;border:0">
<?php else : ?>
	<?php echo esc_html( $view['site'] ); ?>
<?php endif; ?>
</td></tr>
<?php echo $view['content']; // phpcs:ignore WordPress.Security.EscapeOutput -- HTML of a template, escaped there. ?>
</table>
<!--[if mso]></td></tr></table><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr>
<td class="pad mute" style="<?php echo esc_attr( $css['foot'] ); ?>">
<?php foreach ( $view['foot'] as $line ) : ?>
	<?php if ( isset( $line['url'] ) ) : ?>
<a class="a" href="<?php echo esc_url( $line['url'] ); ?>" style="<?php echo esc_attr( $css['a'] ); ?>">
		<?php echo esc_html( $line['text'] ); ?>
</a>
<br>
	<?php else : ?>
		<?php echo esc_html( $line['text'] ); ?><br>
	<?php endif; ?>
<?php endforeach; ?>
<?php echo esc_html( $view['site'] . ', ' . $view['address'] ); ?>
</td></tr></table>
</td></tr></table></div></body></html>
