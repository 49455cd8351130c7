<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use UserFeedback\Rest\Schema;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\QuestionTypes\Text;

/**
 * Values that the owner's site hands over with a response, without the visitor typing them (docs/paths.md): the
 * names that a survey lists, and what a response keeps of them. Stored only where a survey uses any.
 *
 * @phpstan-type Given array{value: string, from: 'page'|'address'}
 * @phpstan-type Wire array{name: string, value: string|null, from: ''|'page'|'address'}
 */
final class HiddenFields {

	public const KEY = 'hidden_fields';

	/**
	 * Most names of a survey, and of names that it used before.
	 */
	public const MAX         = 10;
	private const MAX_FORMER = 20;

	/**
	 * Most characters of a value.
	 */
	public const MAX_LENGTH = 200;

	private const JSON = JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES;

	/**
	 * A name, as a part of a pattern.
	 */
	public const NAME = '[a-z][a-z0-9_-]{0,31}';

	/**
	 * What stands before a name among the facts of a submission: its value, and where that comes from.
	 */
	public const VALUE = '@field.';
	public const FROM  = '@from.';

	/**
	 * @return array<string, mixed> Schema on the wire.
	 */
	public static function schema(): array {
		$name = array(
			'type'    => 'string',
			'pattern' => '^' . self::NAME . '\z',
		);
		return Schema::record(
			array(
				'names'  => Schema::items( $name, self::MAX ),
				'former' => Schema::items( $name, self::MAX_FORMER ),
			),
			true
		);
	}

	/**
	 * What is to be stored of the settings; the key is left out where the survey never had a name. Names that go are
	 * remembered: responses have their values.
	 *
	 * @param array<string, mixed> $settings Complete, without what was sent of it.
	 * @param array<mixed>         $sent     Settings as sent, valid by the schema.
	 * @param array<mixed>         $before   Settings as stored.
	 * @return array<string, mixed>
	 * @throws Failure 422 for a name that comes twice.
	 */
	public static function into( array $settings, array $sent, array $before ): array {
		unset( $settings[ self::KEY ] );
		$names = self::names( $before );
		if ( array_key_exists( self::KEY, $sent ) ) {
			$given = is_array( $sent[ self::KEY ] ) ? $sent[ self::KEY ]['names'] ?? array() : array();
			$given = is_array( $given ) ? array_values( array_filter( $given, 'is_string' ) ) : array();
			foreach ( $given as $at => $name ) {
				if ( in_array( $name, array_slice( $given, 0, $at ), true ) ) {
					throw Failure::invalid(
						array(
							"settings[hidden_fields][names][{$at}]" => __( 'Two hidden fields cannot have the same name.', 'userfeedback' ),
						)
					);
				}
			}
			$names = $given;
		}
		$gone   = array_diff( array( ...self::names( $before ), ...self::former( $before ) ), $names );
		$former = array_slice( array_values( array_unique( $gone ) ), 0, self::MAX_FORMER );
		$stored = array( 'names' => $names ) + ( array() === $former ? array() : array( 'former' => $former ) );
		return array() === $names && array() === $former ? $settings : $settings + array( self::KEY => $stored );
	}

	/**
	 * The names that a survey lists.
	 *
	 * @param array<mixed> $settings Of the survey.
	 * @return list<string>
	 */
	public static function names( array $settings ): array {
		return self::list_of( $settings, 'names' );
	}

	/**
	 * The names that responses can have values of: those that the survey lists, then those of before.
	 *
	 * @param array<mixed> $settings Of the survey.
	 * @return list<string>
	 */
	public static function all( array $settings ): array {
		return array( ...self::names( $settings ), ...self::former( $settings ) );
	}

	/**
	 * The names that it listed before.
	 *
	 * @param array<mixed> $settings Of the survey.
	 * @return list<string>
	 */
	public static function former( array $settings ): array {
		return self::list_of( $settings, 'former' );
	}

	/**
	 * The name of a field that a condition asks for, or that a fact has the value of.
	 *
	 * @param string $key    A subject of a condition or a fact.
	 * @param string $prefix VALUE or FROM.
	 */
	public static function name_of( string $key, string $prefix = self::VALUE ): ?string {
		return 1 === preg_match( '/^' . preg_quote( $prefix, '/' ) . '(' . self::NAME . ')\z/', $key, $found )
			? $found[1]
			: null;
	}

	/**
	 * Whether a text can be the name of a field.
	 */
	public static function is_name( string $text ): bool {
		return 1 === preg_match( '/^' . self::NAME . '\z/', $text );
	}

	/**
	 * How the column of a response has a name, with or without a value; see encode().
	 */
	public static function stored( string $name, ?string $value = null ): string {
		return '"' . $name . '":' . ( null === $value ? '[' : self::stored_value( $value ) );
	}

	/**
	 * How the column of a response has a value, whatever its name is.
	 */
	public static function stored_value( string $value ): string {
		return '[' . wp_json_encode( $value, self::JSON ) . ',"';
	}

	/**
	 * A value as it is stored and compared.
	 */
	public static function clean( string $value ): string {
		return Text::line( $value );
	}

	/**
	 * The facts without hidden fields that the survey does not list.
	 *
	 * @param list<string>          $names Of the survey.
	 * @param array<string, string> $facts As sent.
	 * @return array<string, string>
	 */
	public static function only( array $names, array $facts ): array {
		return array_filter(
			$facts,
			static function ( string $key ) use ( $names ): bool {
				$name = self::name_of( $key );
				return null === $name || in_array( $name, $names, true );
			},
			ARRAY_FILTER_USE_KEY
		);
	}

	/**
	 * The settings for another survey: it has no responses with names of before.
	 *
	 * @param array<string, mixed> $settings Of a survey.
	 * @return array<string, mixed>
	 */
	public static function for_copy( array $settings ): array {
		$names = self::names( $settings );
		unset( $settings[ self::KEY ] );
		return array() === $names ? $settings : $settings + array( self::KEY => array( 'names' => $names ) );
	}

	/**
	 * What a response keeps of the facts of a submission.
	 *
	 * @param list<string>          $names Of the survey; others are dropped.
	 * @param array<string, string> $facts As sent.
	 * @return array<string, Given> By name, in the survey's order.
	 */
	public static function given( array $names, array $facts ): array {
		$given = array();
		foreach ( $names as $name ) {
			$value = $facts[ self::VALUE . $name ] ?? '';
			if ( '' !== $value ) {
				$given[ $name ] = array(
					'value' => $value,
					'from'  => 'address' === ( $facts[ self::FROM . $name ] ?? '' ) ? 'address' : 'page',
				);
			}
		}
		return $given;
	}

	/**
	 * For the column of the response; '' where there are none.
	 *
	 * @param array<string, Given> $given By name.
	 */
	public static function encode( array $given ): string {
		$rows = array_map( static fn ( array $one ): array => array( $one['value'], $one['from'] ), $given );
		return array() === $rows
			? ''
			: (string) wp_json_encode( $rows, self::JSON );
	}

	/**
	 * What the column of a response holds.
	 *
	 * @param string|null $column Of the response.
	 * @return array<string, Given> By name.
	 */
	public static function decode( ?string $column ): array {
		$rows  = json_decode( (string) $column, true );
		$given = array();
		foreach ( is_array( $rows ) ? $rows : array() as $name => $row ) {
			if ( is_array( $row ) && is_string( $row[0] ?? null ) ) {
				$given[ (string) $name ] = array(
					'value' => $row[0],
					'from'  => 'address' === ( $row[1] ?? '' ) ? 'address' : 'page',
				);
			}
		}
		return $given;
	}

	/**
	 * Names and values of what a response has, for readers.
	 *
	 * @param string|null $column Of the response.
	 * @return list<array{name: string, value: string}>
	 */
	public static function values( ?string $column ): array {
		$values = array();
		foreach ( self::decode( $column ) as $name => $given ) {
			$values[] = array(
				'name'  => $name,
				'value' => $given['value'],
			);
		}
		return $values;
	}

	/**
	 * Wire type `HiddenField[]`: the names that the survey lists, in order, then those that only the response has.
	 *
	 * @param array<mixed> $settings Of the survey.
	 * @param string|null  $column   Of the response.
	 * @return list<Wire>
	 */
	public static function to_wire( array $settings, ?string $column ): array {
		$given = self::decode( $column );
		$names = array_unique( array( ...self::names( $settings ), ...array_map( 'strval', array_keys( $given ) ) ) );
		return array_map(
			static fn ( string $name ): array => array(
				'name'  => $name,
				'value' => $given[ $name ]['value'] ?? null,
				'from'  => $given[ $name ]['from'] ?? '',
			),
			array_values( $names )
		);
	}

	/**
	 * @param array<mixed> $settings Of the survey.
	 * @return list<string>
	 */
	private static function list_of( array $settings, string $key ): array {
		$stored = $settings[ self::KEY ] ?? null;
		$names  = is_array( $stored ) ? $stored[ $key ] ?? array() : array();
		return is_array( $names ) ? array_values( array_filter( $names, 'is_string' ) ) : array();
	}
}
