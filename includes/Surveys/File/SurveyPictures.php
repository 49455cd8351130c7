<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\File;

use UserFeedback\Surveys\Presentation;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\Survey;

/**
 * Where a survey has pictures: options, statements, the intro card.
 *
 * @phpstan-type Picture array{id: int, url: string}
 */
final class SurveyPictures {

	/**
	 * @return list<Picture> Each address once; the id of the media library is 0 where none is stored.
	 */
	public static function of( Survey $survey ): array {
		$found = array();
		self::replace(
			$survey,
			static function ( int $id, string $url ) use ( &$found ): ?array {
				$found[ $url ] ??= array(
					'id'  => $id,
					'url' => $url,
				);
				return null;
			}
		);
		return array_values( $found );
	}

	/**
	 * A copy with other pictures.
	 *
	 * @param callable(int, string): (Picture|null) $by Gets id and address; null leaves the picture.
	 */
	public static function replace( Survey $survey, callable $by ): Survey {
		$settings = $survey->settings;
		$intro    = self::part( self::part( $settings, Presentation::KEY ), 'intro' );
		$address  = $intro['picture'] ?? '';
		$new      = is_string( $address ) && '' !== $address ? $by( 0, $address ) : null;
		if ( null !== $new && is_array( $settings[ Presentation::KEY ] ?? null ) ) {
			$settings[ Presentation::KEY ]['intro'] = array( 'picture' => $new['url'] ) + $intro;
		}
		return $survey->with(
			array(
				'settings'  => $settings,
				'questions' => array_map(
					static fn ( Question $question ): Question => $question->drawn_as(
						$question->type,
						self::config( $question->config, $by )
					),
					$survey->questions
				),
			)
		);
	}

	/**
	 * @param array<string, mixed>                  $config Of a question.
	 * @param callable(int, string): (Picture|null) $by     Gets id and address.
	 * @return array<string, mixed>
	 */
	private static function config( array $config, callable $by ): array {
		if ( isset( $config['image'] ) ) {
			$config['image'] = self::image( $config['image'], $by );
		}
		foreach ( self::part( $config, 'options' ) as $at => $option ) {
			if ( is_array( $option ) && isset( $option['image'] ) && is_array( $config['options'] ) ) {
				$config['options'][ $at ]['image'] = self::image( $option['image'], $by );
			}
		}
		return $config;
	}

	/**
	 * @param mixed                                 $image As stored.
	 * @param callable(int, string): (Picture|null) $by    Gets id and address.
	 */
	private static function image( mixed $image, callable $by ): mixed {
		if ( ! is_array( $image ) || ! is_string( $image['url'] ?? null ) || '' === $image['url'] ) {
			return $image;
		}
		return ( $by( is_int( $image['id'] ?? null ) ? $image['id'] : 0, $image['url'] ) ?? array() ) + $image;
	}

	/**
	 * @param array<mixed> $data The object.
	 * @return array<mixed>
	 */
	private static function part( array $data, string $key ): array {
		$value = $data[ $key ] ?? array();
		return is_array( $value ) ? $value : array();
	}
}
