<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Languages\Rest;

use UserFeedback\Access\Capability;
use UserFeedback\Pro\Languages\SuggestTexts;
use UserFeedback\Pro\Languages\SurveyInLanguage;
use UserFeedback\Pro\Languages\Tags;
use UserFeedback\Pro\Languages\TranslateSurvey;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Plan\Feature;
use UserFeedback\Rest\RestController;
use UserFeedback\Rest\Schema;
use UserFeedback\Support\Failure;
use WP_REST_Request;

/**
 * Languages of a survey: GET and POST surveys/{id}/languages, GET, POST and DELETE surveys/{id}/languages/{language},
 * POST …/suggestions. Every change answers with all languages.
 */
final class LanguagesController extends RestController {

	private const ALL = '/surveys/(?P<id>\d+)/languages';
	private const ONE = self::ALL . '/(?P<language>[A-Za-z0-9-]{2,12})';

	public function __construct(
		private Entitlements $entitlements,
		private TranslateSurvey $survey_languages,
		private SuggestTexts $suggest,
		private SurveyInLanguage $previews
	) {}

	public function register_routes(): void {
		$id   = array( 'id' => Schema::number( 1, PHP_INT_MAX ) );
		$path = $id + array( 'language' => self::tag() );
		$this->route(
			self::ALL,
			'GET',
			Capability::Edit,
			function ( WP_REST_Request $request ): array {
				$this->entitlements->require( Feature::Languages );
				return $this->survey_languages->read( $request['id'] );
			},
			$id
		);
		$this->route(
			self::ALL,
			'POST',
			Capability::Edit,
			function ( WP_REST_Request $request ): array {
				$this->entitlements->require( Feature::Languages );
				$this->survey_languages->choose( $request['id'], $request['source'], $request['add'] );
				return $this->survey_languages->read( $request['id'] );
			},
			$id + array(
				'source' => array( 'description' => 'Tag of the language in which the survey is written.' ) + self::tag(),
				'add'    => array( 'description' => 'Tag of a language to add.' ) + self::tag(),
			)
		);
		$this->route(
			self::ONE,
			'GET',
			Capability::Edit,
			function ( WP_REST_Request $request ): array {
				$this->entitlements->require( Feature::Languages );
				return $this->previews->preview( $request['id'], $request['language'] );
			},
			$path
		);
		$this->route(
			self::ONE,
			'POST',
			Capability::Edit,
			function ( WP_REST_Request $request ): array {
				$this->entitlements->require( Feature::Languages );
				$this->survey_languages->translate(
					$request['id'],
					$request['language'],
					self::texts( $request['texts'] ),
					self::texts( $request['of'] ),
					$request['live']
				);
				return $this->survey_languages->read( $request['id'] );
			},
			$path + array(
				'texts' => array(
					'description'          => 'Translations by key. An empty text takes one away; keys that are not named stay.',
					'type'                 => 'object',
					'maxProperties'        => 1000,
					'additionalProperties' => Schema::text( TranslateSurvey::MOST_LETTERS ),
				),
				'of'    => array(
					'description'          => 'The texts that were translated, by key, so that one that somebody changed meanwhile is known as changed. Those of today where they are not named.',
					'type'                 => 'object',
					'maxProperties'        => 1000,
					'additionalProperties' => Schema::text( TranslateSurvey::MOST_LETTERS ),
				),
				'live'  => array( 'description' => 'Whether visitors get the language.' ) + Schema::flag(),
			)
		);
		$this->route(
			self::ONE,
			'DELETE',
			Capability::Edit,
			function ( WP_REST_Request $request ): array {
				$this->survey_languages->remove( $request['id'], $request['language'] );
				return array( 'removed' => $request['language'] );
			},
			$path
		);
		$this->route(
			self::ONE . '/suggestions',
			'POST',
			Capability::Edit,
			function ( WP_REST_Request $request ): array {
				$this->entitlements->require( Feature::Languages );
				$this->entitlements->require( Feature::AiSummary );
				return $this->suggest->run( $request['id'], $request['language'], $request['keys'] );
			},
			$path + array(
				'keys' => array( 'description' => 'Keys of the texts to translate.' )
					+ Schema::items( Schema::text( 200 ), SuggestTexts::MOST )
					+ array(
						'minItems' => 1,
						'required' => true,
					),
			)
		);
	}

	/**
	 * Schema of a tag.
	 *
	 * @return array<string, mixed>
	 */
	public static function tag(): array {
		return array(
			'type'    => 'string',
			'pattern' => Tags::PATTERN,
		);
	}

	/**
	 * @param mixed $given Checked by the schema.
	 * @return array<string, string>
	 * @throws Failure 400 naming the text.
	 */
	private static function texts( mixed $given ): array {
		$texts = array();
		foreach ( is_array( $given ) ? $given : array() as $key => $text ) {
			if ( ! is_string( $text ) ) {
				throw Failure::invalid( array( "texts[$key]" => __( 'This must be a text.', 'userfeedback' ) ), 400 );
			}
			$texts[ (string) $key ] = $text;
		}
		return $texts;
	}
}
