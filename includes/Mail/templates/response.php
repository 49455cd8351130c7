<?php
/**
 * One response. A theme replaces it with userfeedback/mail/response.php.
 *
 * `$view`: title, time, page_url, page_title, lines (question, answer, stars, comment, email, is_score, is_text),
 * unanswered, fields (name, value), url, open, css.
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
 * @var array{title: string, time: string, page_url: string, page_title: string, lines: list<array{question: string, answer: string, stars: int, comment: string, email: string, is_score: bool, is_text: bool}>, unanswered: string, fields: list<array{name: string, value: string}>, url: string, open: string, css: array<string, string>} $view
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
<td class="pad" style="padding:4px 32px 12px;<?php echo esc_attr( $css['cell'] ); ?>">
<p class="mute" style="<?php echo esc_attr( $css['mute'] ); ?>">
<?php echo esc_html( $view['time'] ); ?>
<?php if ( '' !== $view['page_url'] ) : ?>
<br>
<a class="a" href="<?php echo esc_url( $view['page_url'] ); ?>" style="<?php echo esc_attr( $css['a'] ); ?>">
	<?php echo esc_html( $view['page_title'] ); ?>
</a>
<?php elseif ( '' !== $view['page_title'] ) : ?>
<br><?php echo esc_html( $view['page_title'] ); ?>
<?php endif; ?>
</p></td></tr>
<?php foreach ( $view['lines'] as $line ) : ?>
<tr>
<td class="pad" style="padding:0 32px">
<div class="line" style="<?php echo esc_attr( $css['line'] ); ?>">&nbsp;</div>
</td>
</tr>
<tr>
<td class="pad" style="padding:14px 32px;<?php echo esc_attr( $css['cell'] ); ?>">
<p class="mute" style="<?php echo esc_attr( $css['mute'] ); ?>">
	<?php echo esc_html( $line['question'] ); ?>
</p>
<p class="ink" style="<?php echo esc_attr( $css['answer'] ); ?>">
	<?php if ( '' !== $line['email'] ) : ?>
<a class="a" href="<?php echo esc_url( 'mailto:' . $line['email'] ); ?>"
	style="<?php echo esc_attr( $css['a'] ); ?>">
		<?php echo esc_html( $line['answer'] ); ?>
</a>
	<?php else : ?>
		<?php echo nl2br( esc_html( $line['answer'] ) ); ?>
	<?php endif; ?>
	<?php if ( $line['stars'] > 0 ) : ?>
<span aria-hidden="true" style="color:#bd8600">
		<?php echo esc_html( str_repeat( '★', $line['stars'] ) . str_repeat( '☆', 5 - $line['stars'] ) ); ?>
</span>
	<?php endif; ?>
</p>
	<?php if ( '' !== $line['comment'] ) : ?>
<p class="ink quote" style="<?php echo esc_attr( $css['quote'] ); ?>">
		<?php echo nl2br( esc_html( $line['comment'] ) ); ?>
</p>
	<?php endif; ?>
</td></tr>
<?php endforeach; ?>
<?php if ( '' !== $view['unanswered'] ) : ?>
<tr>
<td class="pad" style="padding:0 32px">
<div class="line" style="<?php echo esc_attr( $css['line'] ); ?>">&nbsp;</div>
</td>
</tr>
<tr>
<td class="pad" style="padding:14px 32px 0;<?php echo esc_attr( $css['cell'] ); ?>">
<p class="mute" style="<?php echo esc_attr( $css['mute'] ); ?>">
	<?php echo esc_html( $view['unanswered'] ); ?>
</p>
</td>
</tr>
<?php endif; ?>
<?php if ( array() !== $view['fields'] ) : ?>
<tr>
<td class="pad" style="padding:14px 32px 0;<?php echo esc_attr( $css['cell'] ); ?>">
<p class="mute" style="<?php echo esc_attr( $css['mute'] ); ?>">
	<?php esc_html_e( 'Hidden fields', 'userfeedback' ); ?>
	<?php foreach ( $view['fields'] as $field ) : ?>
<br><?php echo esc_html( $field['name'] . ': ' . $field['value'] ); ?>
	<?php endforeach; ?>
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
