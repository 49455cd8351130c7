<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use UserFeedback\Rest\Schema;
use UserFeedback\Support\Failure;
use WP;

/**
 * What stands around the questions: an intro, the style of the progress, a thank-you message that closes by itself,
 * answers that go along to the page of a redirect (docs/visitor.md). Stored only where a survey uses any of it.
 *
 * @phpstan-type Intro array{title: string, text: string, picture: string, button: string, time: bool}
 * @phpstan-type Pass list<array{question: string, name: string}>
 * @phpstan-type Stored array{progress?: string, close?: bool, intro?: Intro, pass?: Pass}
 */
final class Presentation {

	public const KEY = 'presentation';

	/**
	 * Most answers that go along in an address.
	 */
	public const MAX_PASSED = 10;

	/**
	 * @return array<string, mixed> Schema on the wire.
	 */
	public static function schema(): array {
		return Schema::record(
			array(
				'progress' => Schema::one_of( 'bar', 'count', 'none' ),
				'close'    => Schema::flag(),
				'intro'    => Schema::record(
					array(
						'title'   => Schema::text( 500 ),
						'text'    => Schema::text( 2000 ),
						'picture' => Schema::text( 2000 ),
						'button'  => Schema::text( 100 ),
						'time'    => Schema::flag(),
					),
					true
				),
				'pass'     => Schema::items(
					Schema::record(
						array(
							'question' => Schema::text( 32 ),
							'name'     => array(
								'type'    => 'string',
								'pattern' => '^[A-Za-z][A-Za-z0-9_-]{0,30}\z',
							),
						)
					),
					self::MAX_PASSED
				),
			),
			true
		);
	}

	/**
	 * What is to be stored of the settings; the key is left out where everything is as by default.
	 *
	 * @param array<string, mixed> $settings Complete, without what was sent of it.
	 * @param array<mixed>         $sent     Settings as sent, valid by the schema.
	 * @param array<mixed>         $before   Settings as stored.
	 * @param list<Question>       $questions Of the survey: answers to others cannot go along.
	 * @return array<string, mixed>
	 * @throws Failure 422 for a picture that is no address, and for a parameter that WordPress needs or that comes twice.
	 */
	public static function into( array $settings, array $sent, array $before, array $questions ): array {
		$given = array_key_exists( self::KEY, $sent ) ? $sent[ self::KEY ] : ( $before[ self::KEY ] ?? null );
		$found = self::read( is_array( $given ) ? $given : array(), self::passed( $before ), $questions );
		unset( $settings[ self::KEY ] );
		return array() === $found ? $settings : $settings + array( self::KEY => $found );
	}

	/**
	 * Names of parameters that WordPress, a plugin or the theme of this site reads: they would show another page. Post
	 * types and taxonomies have theirs there too. WordPress compares them as they are written.
	 *
	 * @return list<string>
	 */
	public static function taken(): array {
		$wp    = $GLOBALS['wp'] ?? null;
		$names = $wp instanceof WP ? $wp->public_query_vars : array();
		// Only the request of a page adds what plugins bring this way.
		$names = apply_filters( 'query_vars', $names ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- A filter of WordPress.
		return array_values( array_unique( array_filter( is_array( $names ) ? $names : array(), 'is_string' ) ) );
	}

	/**
	 * Names of a survey under which answers go along though its site reads them by now.
	 *
	 * @param array<mixed> $settings As stored.
	 * @return list<string>
	 */
	public static function clashes( array $settings ): array {
		return array_values( array_intersect( array_column( self::passed( $settings ), 'name' ), self::taken() ) );
	}

	/**
	 * @param array<mixed> $settings As stored.
	 * @return array<mixed>
	 */
	private static function passed( array $settings ): array {
		$stored = $settings[ self::KEY ] ?? null;
		return is_array( $stored ) && is_array( $stored['pass'] ?? null ) ? $stored['pass'] : array();
	}

	/**
	 * @param array<mixed>   $given     Valid by the schema, perhaps incomplete.
	 * @param array<mixed>   $before    Answers that went along before.
	 * @param list<Question> $questions Of the survey.
	 * @return Stored
	 */
	private static function read( array $given, array $before, array $questions ): array {
		$found = array();
		if ( in_array( $given['progress'] ?? '', array( 'count', 'none' ), true ) ) {
			$found['progress'] = $given['progress'];
		}
		if ( true === ( $given['close'] ?? false ) ) {
			$found['close'] = true;
		}
		if ( is_array( $given['intro'] ?? null ) ) {
			$found['intro'] = self::intro( $given['intro'] );
		}
		$pass = self::pass( self::passed( array( self::KEY => $given ) ), $before, $questions );
		return array() === $pass ? $found : $found + array( 'pass' => $pass );
	}

	/**
	 * @param array<mixed> $given As sent.
	 * @return Intro
	 * @throws Failure 422 for a picture that is no address.
	 */
	private static function intro( array $given ): array {
		$filled  = Record::fill(
			array(
				'properties' => array_fill_keys( array( 'title', 'text', 'picture', 'button' ), array() ),
			),
			array(
				'title'   => '',
				'text'    => '',
				'picture' => '',
				'button'  => '',
			),
			$given
		);
		$texts   = array_map( static fn ( mixed $text ): string => is_string( $text ) ? $text : '', $filled );
		$picture = trim( $texts['picture'] );
		if ( '' !== $picture && 1 !== preg_match( '~^(https?://|/[^/])\S+$~iD', $picture ) ) {
			throw Failure::invalid(
				array(
					'settings[presentation][intro][picture]' => __( 'Enter the address of a picture that begins with https:// or http://.', 'userfeedback' ),
				)
			);
		}
		return array(
			'title'   => $texts['title'],
			'text'    => $texts['text'],
			'picture' => $picture,
			'button'  => $texts['button'],
			'time'    => true === ( $given['time'] ?? true ),
		);
	}

	/**
	 * Answers that go along, without those of questions that are gone, and without files.
	 *
	 * @param array<mixed>   $given     As sent.
	 * @param array<mixed>   $before    As stored.
	 * @param list<Question> $questions Of the survey.
	 * @return Pass
	 * @throws Failure 422.
	 */
	private static function pass( array $given, array $before, array $questions ): array {
		// The browser knows no more of a file than its token.
		$open  = array_filter( $questions, static fn ( Question $question ): bool => 'upload' !== $question->type );
		$ids   = array_map( static fn ( Question $question ): string => $question->id, $open );
		$taken = self::taken();
		$rows  = array();
		$names = array();
		foreach ( array_values( $given ) as $at => $row ) {
			$question = is_array( $row ) ? $row['question'] ?? '' : '';
			$name     = is_array( $row ) ? $row['name'] ?? '' : '';
			if ( ! is_string( $name ) || '' === $name ) {
				continue;
			}
			if ( ! is_string( $question ) || ! in_array( $question, $ids, true ) ) {
				continue;
			}
			$row = array(
				'question' => $question,
				'name'     => $name,
			);
			// A plugin that came later must not keep the rest from being saved: SurveyChecks tells of it.
			$is_taken = ! in_array( $row, $before, true ) && in_array( $name, $taken, true );
			if ( $is_taken || in_array( $name, $names, true ) ) {
				throw Failure::invalid(
					array(
						"settings[presentation][pass][{$at}][name]" => $is_taken
							? sprintf(
								/* translators: %s: name of a parameter. */
								__( 'Answers in the address: WordPress uses the name “%s” itself. Choose another one.', 'userfeedback' ),
								$name
							)
							: __( 'Two answers cannot have the same name.', 'userfeedback' ),
					)
				);
			}
			$names[] = $name;
			$rows[]  = $row;
		}
		return $rows;
	}
}
