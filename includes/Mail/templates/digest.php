<?php
/**
 * Responses of an hour. A theme replaces it with userfeedback/mail/digest.php.
 *
 * `$view`: title, period, why, rows (time, score, words, id, url), more, url, open, css.
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
 * @var array{title: string, period: string, why: string, rows: list<array{time: string, score: string, words: string, id: int, url: string}>, more: string, url: string, open: string, css: array<string, string>} $view
 */
$css = $view['css'];
?>
<tr>
<td class="pad" style="padding:8px 32px 0;<?php echo esc_attr( $css['cell'] ); ?>">
<h1 class="h1 ink" style="<?php echo esc_attr( $css['h1'] ); ?>">
<?php echo esc_html( $view['title'] ); ?>
</h1>
</td>
</tr>
<tr>
<td class="pad" style="padding:4px 32px 16px;<?php echo esc_attr( $css['cell'] ); ?>">
<p class="mute" style="<?php echo esc_attr( $css['mute'] ); ?>">
<?php echo esc_html( $view['period'] ); ?>
</p>
<p class="ink" style="<?php echo esc_attr( $css['text'] ); ?>;margin-top:12px">
<?php echo esc_html( $view['why'] ); ?>
</p>
</td>
</tr>
<?php foreach ( $view['rows'] as $row ) : ?>
<tr>
<td class="pad" style="padding:0 32px">
<div class="line" style="<?php echo esc_attr( $css['line'] ); ?>">&nbsp;</div>
</td>
</tr>
<tr>
<td class="pad" style="padding:0 32px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr>
<td class="half mute" width="76" valign="top"
	style="padding:14px 0;<?php echo esc_attr( $css['note'] . ';' . $css['cell'] ); ?>">
	<?php echo esc_html( $row['time'] ); ?>
</td>
<td class="half" valign="top" style="padding:12px 0;<?php echo esc_attr( $css['cell'] ); ?>">
<p class="ink" style="<?php echo esc_attr( $css['text'] ); ?>">
<b>
	<?php echo esc_html( $row['score'] ); ?>
</b>
	<?php if ( '' !== $row['words'] ) : ?>
		<?php
		/* translators: %s: words that a visitor wrote. */
		echo esc_html( sprintf( __( '“%s”', 'userfeedback' ), $row['words'] ) );
		?>
	<?php endif; ?>
<a class="a" href="<?php echo esc_url( $row['url'] ); ?>"
	style="<?php echo esc_attr( $css['a'] ); ?>">#<?php echo esc_html( (string) $row['id'] ); ?>
</a>
</p>
</td>
</tr>
</table>
</td>
</tr>
<?php endforeach; ?>
<?php if ( '' !== $view['more'] ) : ?>
<tr>
<td class="pad" style="padding:0 32px">
<div class="line" style="<?php echo esc_attr( $css['line'] ); ?>">&nbsp;</div>
</td>
</tr>
<tr>
<td class="pad" style="padding:14px 32px 0;<?php echo esc_attr( $css['cell'] ); ?>">
<p class="mute" style="<?php echo esc_attr( $css['mute'] ); ?>">
	<?php echo esc_html( $view['more'] ); ?>
</p>
</td>
</tr>
<?php endif; ?>
<tr>
<td class="pad" style="padding:20px 32px 28px;<?php echo esc_attr( $css['cell'] ); ?>">
<table role="presentation" cellpadding="0" cellspacing="0" border="0">
<tr>
<td bgcolor="#2145e6" style="border-radius:4px">
<a href="<?php echo esc_url( $view['url'] ); ?>" style="<?php echo esc_attr( $css['button'] ); ?>">
<?php echo esc_html( $view['open'] ); ?>
</a>
</td>
</tr>
</table>
</td>
</tr>
