<?php
/**
 * The weekly summary. A theme replaces it with userfeedback/mail/weekly.php.
 *
 * `$view`: title, beside, sentence, change, picture (its address or ''), alt, days (name, count, before), surveys
 * (title, url, figures of name, value, notes), more, words (text, id, url), url, open, css.
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
 * @var array{title: string, beside: string, sentence: string, change: string, picture: string, alt: string, days: list<array{name: string, count: string, before: string}>, surveys: list<array{title: string, url: string, figures: list<array{name: string, value: string, notes: list<string>}>}>, more: string, words: list<array{text: string, id: int, url: string}>, url: string, open: string, css: array<string, string>} $view
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
<td class="pad" style="padding:4px 32px 8px;<?php echo esc_attr( $css['cell'] ); ?>">
<p class="mute" style="<?php echo esc_attr( $css['mute'] ); ?>">
<?php echo esc_html( $view['beside'] ); ?>
</p>
</td>
</tr>
<tr>
<td class="pad" style="padding:4px 32px 12px;<?php echo esc_attr( $css['cell'] ); ?>">
<p class="ink" style="<?php echo esc_attr( $css['text'] ); ?>">
<b>
<?php echo esc_html( $view['sentence'] ); ?>
</b> <?php echo esc_html( $view['change'] ); ?>
</p>
</td>
</tr>
<tr><td class="pad" style="padding:4px 32px 12px">
<?php if ( '' !== $view['picture'] ) : ?>
<img src="<?php echo esc_url( $view['picture'], array( 'cid', 'data', 'https', 'http' ) ); ?>" width="534" alt="<?php echo esc_attr( $view['alt'] ); ?>"
	style="display:block;width:100%;max-width:534px;height:auto;border:0;border-radius:4px;background:#ffffff;color:#1e1e1e;font-size:13px;line-height:20px">
<?php endif; ?>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<?php foreach ( $view['days'] as $day ) : ?>
<td class="mute" width="14%" align="center" style="<?php echo esc_attr( $css['day'] ); ?>">
	<?php echo esc_html( $day['name'] ); ?>
<br>
<b class="ink" style="color:#1e1e1e">
	<?php echo esc_html( $day['count'] ); ?>
</b>
<br>
	<?php echo esc_html( $day['before'] ); ?>
</td>
<?php endforeach; ?>
</tr>
</table>
<p class="mute" style="<?php echo esc_attr( $css['mute'] ); ?>">
<?php esc_html_e( 'Responses per day. Below: the week before.', 'userfeedback' ); ?>
</p>
</td>
</tr>
<?php foreach ( $view['surveys'] as $survey ) : ?>
<tr>
<td class="pad" style="padding:0 32px">
<div class="line" style="<?php echo esc_attr( $css['line'] ); ?>">&nbsp;</div>
</td>
</tr>
<tr>
<td class="pad" style="padding:16px 32px 0;<?php echo esc_attr( $css['cell'] ); ?>">
<h2 class="ink" style="<?php echo esc_attr( $css['h2'] ); ?>">
<a class="a" href="<?php echo esc_url( $survey['url'] ); ?>" style="<?php echo esc_attr( $css['a'] ); ?>">
	<?php echo esc_html( $survey['title'] ); ?>
</a>
</h2>
</td>
</tr>
<tr>
<td class="pad" style="padding:0 32px 8px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
	<?php $per_row = count( $survey['figures'] ) > 3 ? 2 : 3; ?>
	<?php foreach ( array_chunk( $survey['figures'], $per_row ) as $figures ) : ?>
<tr>
		<?php foreach ( $figures as $figure ) : ?>
<td class="half kp" width="<?php echo 2 === $per_row ? '50%' : '33%'; ?>" valign="top" style="<?php echo esc_attr( $css['third'] ); ?>">
<div class="mute" style="<?php echo esc_attr( $css['note'] ); ?>">
			<?php echo esc_html( $figure['name'] ); ?>
</div>
<div class="ink" style="<?php echo esc_attr( $css['figure'] ); ?>">
<bdi>
			<?php echo esc_html( $figure['value'] ); ?>
</bdi>
</div>
			<?php foreach ( $figure['notes'] as $note ) : ?>
<div class="mute" style="<?php echo esc_attr( $css['note'] ); ?>"><?php echo esc_html( $note ); ?></div>
		<?php endforeach; ?>
</td>
		<?php endforeach; ?>
</tr>
	<?php endforeach; ?>
</table></td></tr>
<?php endforeach; ?>
<?php if ( '' !== $view['more'] ) : ?>
<tr>
<td class="pad" style="padding:0 32px">
<div class="line" style="<?php echo esc_attr( $css['line'] ); ?>">&nbsp;</div>
</td>
</tr>
<tr>
<td class="pad" style="padding:14px 32px;<?php echo esc_attr( $css['cell'] ); ?>">
<p class="mute" style="<?php echo esc_attr( $css['mute'] ); ?>">
	<?php echo esc_html( $view['more'] ); ?>
</p>
</td>
</tr>
<?php endif; ?>
<?php if ( array() !== $view['words'] ) : ?>
<tr>
<td class="pad" style="padding:0 32px">
<div class="line" style="<?php echo esc_attr( $css['line'] ); ?>">&nbsp;</div>
</td>
</tr>
<tr>
<td class="pad" style="padding:16px 32px 4px;<?php echo esc_attr( $css['cell'] ); ?>">
<h2 class="ink" style="<?php echo esc_attr( $css['h2'] ); ?>">
	<?php esc_html_e( 'Newest words', 'userfeedback' ); ?>
</h2>
	<?php foreach ( $view['words'] as $words ) : ?>
<p class="ink" style="<?php echo esc_attr( $css['text'] ); ?>;margin-top:10px">
		<?php
		/* translators: %s: words that a visitor wrote. */
		echo esc_html( sprintf( __( '“%s”', 'userfeedback' ), $words['text'] ) );
		?>
&#32;<a class="a" href="<?php echo esc_url( $words['url'] ); ?>"
	style="<?php echo esc_attr( $css['a'] ); ?>">#<?php echo esc_html( (string) $words['id'] ); ?>
</a>
</p>
	<?php endforeach; ?>
</td></tr>
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
