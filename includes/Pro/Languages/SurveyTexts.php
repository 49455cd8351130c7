<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Languages;

use Closure;
use UserFeedback\Display\WidgetSettings;
use UserFeedback\Surveys\FormerOptions;
use UserFeedback\Surveys\Presentation;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionSchema;
use UserFeedback\Surveys\Survey;

/**
 * Texts of a survey that visitors read, by stable keys, and the survey with others in their place. One walk does both,
 * so nothing can be listed and not replaced. Every text of a config counts that is no code: a new question type needs
 * nothing here.
 *
 * @phpstan-type Replace Closure(string, string): string
 */
final class SurveyTexts {

	/**
	 * Texts of the site's settings, which all its surveys have: their keys, and those of WidgetSettings.
	 */
	private const LOOK = array( 'next_text', 'skip_text', 'toggle_text' );

	/**
	 * In the order in which visitors read them.
	 *
	 * @return array<string, string> By key.
	 */
	public static function of( Survey $survey ): array {
		$texts = array();
		self::walk(
			$survey,
			static function ( string $key, string $text ) use ( &$texts ): string {
				$texts[ $key ] = $text;
				return $text;
			},
			false
		);
		return $texts;
	}

	/**
	 * The survey with other texts, and with conditions that mean the same.
	 *
	 * @param array<string, string> $texts By key; those that are missing stay.
	 */
	public static function put( Survey $survey, array $texts ): Survey {
		$put = self::walk( $survey, static fn ( string $key, string $text ): string => $texts[ $key ] ?? $text, true );
		return ConditionsInLanguage::put( $survey, $put );
	}

	/**
	 * Texts of the button and its neighbors that the site's owner typed; the others are the language pack's.
	 *
	 * @return array<string, string> By key.
	 */
	public static function of_look(): array {
		$settings = WidgetSettings::stored();
		$texts    = array();
		foreach ( self::LOOK as $name ) {
			if ( '' !== $settings[ $name ] ) {
				$texts[ "look.$name" ] = $settings[ $name ];
			}
		}
		return $texts;
	}

	/**
	 * Whether a key is that of an item of a list, such as an option. Its text must be the only one in its list, and
	 * visitors answer with it.
	 */
	public static function list_of( string $key ): ?string {
		return 1 === preg_match( '/^(questions\.[^.]+\.[a-z_]+s)\.[^.]+(?:\.label)?$/D', $key, $parts ) ? $parts[1] : null;
	}

	/**
	 * The key of the text beside the box of a consent, with which visitors answer.
	 */
	public static function wording_of( Question $question ): string {
		return "questions.{$question->id}." . ( isset( $question->config['text'] ) ? 'text' : 'title' );
	}

	/**
	 * Keys of the texts with which visitors answer consents.
	 *
	 * @return list<string>
	 */
	public static function wordings( Survey $survey ): array {
		$keys = array();
		foreach ( $survey->questions as $question ) {
			if ( 'consent' === $question->type ) {
				$keys[] = self::wording_of( $question );
			}
		}
		return $keys;
	}

	/**
	 * @param Replace $replace Gets key and text, returns the text to stand there.
	 * @param bool    $unique  Whether a list in which two items read the same keeps its own texts.
	 */
	private static function walk( Survey $survey, Closure $replace, bool $unique ): Survey {
		$title     = self::text( 'title', $survey->title, $replace );
		$settings  = self::intro( $survey->settings, $replace );
		$questions = array_map(
			static fn ( Question $question ): Question => $question->with_texts(
				self::text( "questions.{$question->id}.title", $question->asked, $replace ),
				self::map( $question->config, "questions.{$question->id}", $replace, $unique )
			),
			$survey->questions
		);
		if ( is_array( $settings['thank_you'] ?? null ) ) {
			$settings['thank_you'] = self::thanks( $settings['thank_you'], $replace );
		}
		return $survey->with(
			array(
				'title'     => $title,
				'questions' => $questions,
				'settings'  => $settings,
			)
		);
	}

	/**
	 * The intro's texts.
	 *
	 * @param array<string, mixed> $settings Of the survey.
	 * @param Replace              $replace  As in walk().
	 * @return array<string, mixed>
	 */
	private static function intro( array $settings, Closure $replace ): array {
		$shown = $settings[ Presentation::KEY ] ?? null;
		$intro = is_array( $shown ) ? $shown['intro'] ?? null : null;
		if ( ! is_array( $shown ) || ! is_array( $intro ) || '' === ( $intro['title'] ?? '' ) ) {
			return $settings;
		}
		foreach ( array( 'title', 'text', 'button' ) as $name ) {
			if ( is_string( $intro[ $name ] ?? null ) ) {
				$intro[ $name ] = self::text( "intro.$name", $intro[ $name ], $replace );
			}
		}
		return array( Presentation::KEY => array( 'intro' => $intro ) + $shown ) + $settings;
	}

	/**
	 * Message and endings; pages and conditions stay.
	 *
	 * @param array<mixed> $thanks Of the settings.
	 * @param Replace      $replace As in walk().
	 * @return array<mixed>
	 */
	private static function thanks( array $thanks, Closure $replace ): array {
		if ( is_string( $thanks['message'] ?? null ) ) {
			$thanks['message'] = self::text( 'thank_you.message', $thanks['message'], $replace );
		}
		foreach ( is_array( $thanks['endings'] ?? null ) ? $thanks['endings'] : array() as $at => $ending ) {
			$id = is_array( $ending ) ? $ending['id'] ?? null : null;
			foreach ( is_string( $id ) ? array( 'title', 'text' ) : array() as $name ) {
				if ( is_string( $ending[ $name ] ?? null ) ) {
					$ending[ $name ] = self::text( "thank_you.endings.$id.$name", $ending[ $name ], $replace );
				}
			}
			$thanks['endings'][ $at ] = $ending;
		}
		return $thanks;
	}

	/**
	 * A config, or a part of one.
	 *
	 * @param array<array-key, mixed> $values  By name.
	 * @param Replace                 $replace As in walk().
	 * @return array<array-key, mixed>
	 */
	private static function map( array $values, string $path, Closure $replace, bool $unique ): array {
		static $codes = null;
		$codes      ??= array_flip( array( 'id', ...array_keys( FormerOptions::KEYS ), ...QuestionSchema::codes() ) );
		foreach ( $values as $name => $value ) {
			if ( isset( $codes[ $name ] ) || str_ends_with( (string) $name, '_ids' ) ) {
				continue;
			}
			if ( is_string( $value ) ) {
				$values[ $name ] = self::text( "$path.$name", $value, $replace );
			} elseif ( is_array( $value ) ) {
				$ids             = $values[ preg_replace( '/s$/D', '', (string) $name ) . '_ids' ] ?? array();
				$values[ $name ] = array_is_list( $value )
					? self::items( $value, is_array( $ids ) ? $ids : array(), "$path.$name", $replace, $unique )
					: self::map( $value, "$path.$name", $replace, $unique );
			}
		}
		return $values;
	}

	/**
	 * A list, by the ids of its items where it has some, else by their places.
	 *
	 * @param list<mixed>             $items   Texts or parts of a config.
	 * @param array<array-key, mixed> $ids     In the same order.
	 * @param Replace                 $replace As in walk().
	 * @return list<mixed>
	 */
	private static function items( array $items, array $ids, string $path, Closure $replace, bool $unique ): array {
		$now = array();
		foreach ( $items as $place => $item ) {
			$id    = $ids[ $place ] ?? ( is_array( $item ) ? $item['id'] ?? null : null );
			$id    = is_string( $id ) && '' !== $id ? $id : (string) $place;
			$now[] = match ( true ) {
				is_string( $item ) => self::text( "$path.$id", $item, $replace ),
				is_array( $item )  => self::map( $item, "$path.$id", $replace, $unique ),
				default            => $item,
			};
		}
		$labels = array_filter(
			array_map( static fn ( mixed $item ): mixed => is_array( $item ) ? $item['label'] ?? null : $item, $now ),
			'is_string'
		);
		return $unique && count( array_unique( $labels ) ) < count( $labels ) ? $items : $now;
	}

	/**
	 * @param Replace $replace As in walk().
	 */
	private static function text( string $key, string $text, Closure $replace ): string {
		return '' === trim( $text ) ? $text : $replace( $key, $text );
	}
}
