<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Shared;

use UserFeedback\Admin\ScriptTranslations;
use UserFeedback\Display\Build;
use UserFeedback\Display\WidgetSettings;
use UserFeedback\Pro\Results\Filters\ChosenFilters;
use UserFeedback\Results\Week;
use UserFeedback\Support\Clock;
use UserFeedback\Support\LanguageTag;
use UserFeedback\Support\Moment;
use UserFeedback\Surveys\Survey;

/**
 * The documents of a shared report: without theme and plugins, whose scripts would read its address.
 */
final class ReportDocument {

	public const HEADERS = array(
		'Cache-Control'          => 'private, no-store',
		'X-Robots-Tag'           => 'noindex, nofollow, noarchive',
		'Referrer-Policy'        => 'no-referrer',
		'X-Content-Type-Options' => 'nosniff',
		'X-Frame-Options'        => 'DENY',
	);

	/**
	 * Folder in build/, which the Lite zip leaves out.
	 */
	private const APP = 'pro-shared-report';

	public function __construct(
		private Build $build,
		private ScriptTranslations $translations,
		private Clock $clock
	) {}

	/**
	 * The report; its script draws it from the figures.
	 *
	 * @param array<string, mixed> $figures Wire type `SharedFigures`.
	 * @param array<string, mixed> $filter  Wire type `Filter`.
	 * @param array<string, mixed> $names   Of FilterNames.
	 */
	public function page(
		SharedReport $report,
		Survey $survey,
		array $figures,
		array $filter,
		array $names,
		string $link
	): Reply {
		$now  = $this->clock->now();
		$data = array(
			'site'       => $this->site(),
			'texts'      => json_decode( (string) $this->translations->of( self::APP, get_locale() ), true ),
			'link'       => $link,
			'days'       => $report->days,
			'stopped'    => array() !== $report->figures,
			'filter'     => (object) $filter,
			'names'      => $names,
			'counted_at' => Moment::wire( array() === $report->figures ? $now : $report->created_at ),
			'ends_at'    => Moment::wire( $report->ends_at ),
			'figures'    => $figures,
		);
		return $this->document(
			200,
			$survey->title,
			'<div id="uf-report"><noscript><p>'
				. esc_html__( 'This report needs JavaScript.', 'userfeedback' ) . '</p></noscript></div>'
				. '<script type="application/json" id="uf-report-data">'
				. wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ) . '</script>'
				. '<script defer src="' . esc_url( $this->build->url( self::APP . '/index.js' ) ) . '"></script>' // phpcs:ignore WordPress.WP.EnqueuedResources -- outside of themes.
		);
	}

	/**
	 * A sentence in place of the report.
	 *
	 * @param string                $then    What the person can do, '' for nothing.
	 * @param array<string, string> $headers More headers.
	 */
	public function message( int $status, string $title, string $then, array $headers = array() ): Reply {
		return $this->document(
			$status,
			$title,
			'<main class="uf-shared__message"><h1>' . esc_html( $title ) . '</h1>'
				. ( '' === $then ? '' : '<p>' . esc_html( $then ) . '</p>' ) . '</main>',
			$headers
		);
	}

	/**
	 * The question for the password.
	 *
	 * @param string $error Why it is asked again, '' the first time.
	 */
	public function password( int $status, string $link, string $field, string $error ): Reply {
		$title = __( 'This report has a password', 'userfeedback' );
		return $this->document(
			$status,
			$title,
			'<main class="uf-shared__message"><h1>' . esc_html( $title ) . '</h1>'
				. '<form method="post" action="' . esc_url( $link ) . '">'
				. '<label for="uf-password">' . esc_html__( 'Password', 'userfeedback' ) . '</label>'
				. '<div><input id="uf-password" name="' . esc_attr( $field ) . '" type="password" required'
				. ' autocomplete="off" autofocus'
				. ( '' === $error ? '' : ' aria-invalid="true" aria-describedby="uf-error"' ) . '>'
				. '<button>' . esc_html__( 'Open report', 'userfeedback' ) . '</button></div>'
				. ( '' === $error ? '' : '<p id="uf-error" role="alert">' . esc_html( $error ) . '</p>' )
				. '</form></main>'
		);
	}

	/**
	 * The figures so far.
	 *
	 * @param array<string, mixed> $figures Wire type `SharedFigures`.
	 */
	public function json( array $figures ): Reply {
		return new Reply(
			200,
			array( 'Content-Type' => 'application/json; charset=UTF-8' ) + self::HEADERS,
			(string) wp_json_encode( $figures )
		);
	}

	/**
	 * @param string                $body    HTML.
	 * @param array<string, string> $headers More headers.
	 */
	private function document( int $status, string $title, string $body, array $headers = array() ): Reply {
		$site  = wp_specialchars_decode( (string) get_bloginfo( 'name' ), ENT_QUOTES );
		$style = ':root{--wp-admin-theme-color:' . Accent::of( WidgetSettings::stored()['button_color'] ) . '}';
		$html  = '<!doctype html><html ' . get_language_attributes() . '><head><meta charset="utf-8">'
			. '<meta name="viewport" content="width=device-width,initial-scale=1">'
			. '<meta name="robots" content="noindex,nofollow,noarchive"><meta name="referrer" content="no-referrer">'
			. '<title>' . esc_html( '' === $site ? $title : "$title ‹ $site" ) . '</title>'
			. '<link rel="stylesheet" href="' . esc_url( $this->build->url( self::APP . '/index.css' ) ) . '">' // phpcs:ignore WordPress.WP.EnqueuedResources -- outside of themes.
			. '<style>' . $style . '</style></head><body class="uf-shared' . ( is_rtl() ? ' rtl' : '' ) . '">'
			. $body . '</body></html>';
		return new Reply(
			$status,
			array(
				'Content-Type'            => 'text/html; charset=UTF-8',
				'Content-Security-Policy' => $this->policy( $style ),
			) + $headers + self::HEADERS,
			$html
		);
	}

	/**
	 * Only our two files, and pictures of options.
	 *
	 * @param string $style The style in the head.
	 */
	private function policy( string $style ): string {
		$parts  = wp_parse_url( $this->build->url( self::APP . '/index.css' ) );
		$origin = is_array( $parts ) && isset( $parts['scheme'], $parts['host'] )
			? $parts['scheme'] . '://' . $parts['host'] . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' )
			: "'self'";
		$hash   = base64_encode( hash( 'sha256', $style, true ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- as the header wants it.
		return implode(
			'; ',
			array(
				"default-src 'none'",
				"script-src 'self' $origin",
				"style-src 'self' $origin 'sha256-$hash'",
				"img-src 'self' $origin data:",
				"connect-src 'self'",
				"form-action 'self'",
				"frame-ancestors 'none'",
				"base-uri 'none'",
			)
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private function site(): array {
		return array(
			'name'          => wp_specialchars_decode( (string) get_bloginfo( 'name' ), ENT_QUOTES ),
			'timezone'      => wp_timezone_string(),
			'today'         => $this->clock->site_now()->format( 'Y-m-d' ),
			'locale'        => LanguageTag::of( get_locale() ),
			'rtl'           => is_rtl(),
			'start_of_week' => Week::starts_on(),
		);
	}
}
