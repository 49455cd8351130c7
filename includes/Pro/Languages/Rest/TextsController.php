<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Languages\Rest;

use UserFeedback\Pro\Languages\SurveyInLanguage;
use UserFeedback\Pro\Languages\Tags;
use UserFeedback\Rest\RestController;
use WP_REST_Request;

/**
 * GET surveys/{id}/texts/{language}, the call of visitors' browsers. It tells nothing that a page would not, and
 * changes nothing.
 */
final class TextsController extends RestController {

	public function __construct( private SurveyInLanguage $surveys ) {}

	public function register_routes(): void {
		$this->route(
			'/surveys/(?P<id>\d+)/texts/(?P<language>[A-Za-z0-9-]{2,12})',
			'GET',
			null,
			fn ( WP_REST_Request $request ): array => $this->surveys->of(
				is_numeric( $request->get_url_params()['id'] ?? null ) ? (int) $request->get_url_params()['id'] : 0,
				self::language( $request->get_url_params()['language'] ?? null )
			),
			self::described(
				array(
					'id'       => array( 'type' => 'integer' ),
					'language' => LanguagesController::tag(),
				)
			)
		);
	}

	/**
	 * The tag as surveys have it, '' for another one.
	 */
	private static function language( mixed $tag ): string {
		return is_string( $tag ) && 1 === preg_match( '~' . Tags::PATTERN . '~D', $tag ) ? $tag : '';
	}
}
