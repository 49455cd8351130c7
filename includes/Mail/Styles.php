<?php
declare(strict_types=1);

namespace UserFeedback\Mail;

/**
 * Inline styles of the HTML mails. Mail programs drop style sheets; the one in the head only adds dark mode and
 * stacking on a phone.
 */
final class Styles {

	private const FONT = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;";

	/**
	 * The style element's content: all that a mail reads well without.
	 */
	public const HEAD = ':root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){.bg{background:#131313!important}.card{background:#1e1e1e!important;border-color:#3c3c3c!important}.ink{color:#f0f0f0!important}.mute{color:#b4b4b4!important}.line{border-color:#3c3c3c!important}.a{color:#8fb4ff!important}.quote{border-color:#6d6d6d!important}}@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}.half{display:block!important;width:100%!important}.kp{padding:8px 0!important;box-sizing:border-box}.h1{font-size:20px!important;line-height:28px!important}}';

	/**
	 * Styles by name, for the current direction.
	 *
	 * @return array<string, string>
	 */
	public static function all(): array {
		$start = is_rtl() ? 'right' : 'left';
		$end   = is_rtl() ? 'left' : 'right';
		$align = "text-align:{$start};";
		return array(
			'body'   => 'margin:0;padding:0;background:#f0f0f1;' . self::FONT,
			'hidden' => 'display:none;max-height:0;overflow:hidden',
			'cell'   => $align . self::FONT,
			'h1'     => 'margin:0;font-size:24px;line-height:32px;font-weight:600;color:#1e1e1e',
			'h2'     => 'margin:0;font-size:17px;line-height:24px;font-weight:600;color:#1e1e1e',
			'name'   => 'font-size:15px;line-height:24px;font-weight:600;color:#1e1e1e;' . $align . self::FONT,
			'text'   => 'margin:0;font-size:15px;line-height:24px;color:#1e1e1e;overflow-wrap:anywhere;word-break:break-word',
			'answer' => 'margin:2px 0 0;font-size:15px;line-height:24px;color:#1e1e1e;font-weight:600;overflow-wrap:anywhere;word-break:break-word',
			'quote'  => "margin:6px 0 0;padding-{$start}:12px;border-{$start}:3px solid #c3c4c7;font-size:15px;line-height:24px;color:#1e1e1e;overflow-wrap:anywhere;word-break:break-word",
			'mute'   => 'margin:0;font-size:13px;line-height:20px;color:#50575e;overflow-wrap:anywhere',
			'foot'   => 'padding:16px 32px;font-size:12px;line-height:18px;color:#50575e;' . $align . self::FONT,
			'figure' => 'font-size:24px;line-height:32px;font-weight:600;color:#1e1e1e',
			'note'   => 'font-size:13px;line-height:18px;color:#50575e',
			'third'  => "padding:12px 0;padding-{$end}:8px;vertical-align:top;" . $align . self::FONT,
			'a'      => 'color:#2145e6;text-decoration:underline',
			'button' => 'display:inline-block;padding:12px 20px;font-size:15px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none;' . self::FONT,
			'line'   => 'border-top:1px solid #e6e6e6;font-size:0;line-height:0;height:0',
			'day'    => 'padding:4px 0;font-size:13px;line-height:18px;color:#50575e;text-align:center;' . self::FONT,
		);
	}
}
