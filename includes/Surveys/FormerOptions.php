<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

/**
 * Texts that options of a question had before. A page that a cache kept for weeks still
 * sends them, and no answer may be lost because a typo was mended or an option was removed.
 *
 * @phpstan-type Former list<array{label: string, id: string}>
 */
final class FormerOptions {

	/**
	 * Key in the config of a question. The server alone writes it; neither visitors nor owners get it.
	 */
	public const KEY = 'former_options';

	/**
	 * The same of the rows of a matrix.
	 */
	private const ROWS = 'former_rows';

	/**
	 * Whether the question asked for an e-mail address before it had another type.
	 */
	public const ADDRESSES = 'former_addresses';

	/**
	 * All keys that only the server writes.
	 */
	public const KEYS = array(
		self::ADDRESSES     => true,
		self::KEY           => true,
		self::ROWS          => true,
		FormerWordings::KEY => true,
	);

	/**
	 * Enough for weeks of edits; the newest stay.
	 */
	private const MOST = 30;

	/**
	 * The config with what its options were called, and what the question asked for before.
	 *
	 * @param string               $type   As it will be stored.
	 * @param array<string, mixed> $config As it will be stored.
	 * @param Question|null        $before The question as it is stored.
	 * @return array<string, mixed>
	 */
	public static function remember( string $type, array $config, ?Question $before ): array {
		$config = array_diff_key( $config, self::KEYS );
		if ( null === $before ) {
			return $config;
		}
		if ( 'email' !== $type && ( 'email' === $before->type || self::asked_for_addresses( $before ) ) ) {
			$config[ self::ADDRESSES ] = true;
		}
		if ( ! isset( $config['options'] ) ) {
			return $config;
		}
		$now     = new Question( '', '', '', $config, array(), $before->logic );
		$options = self::of( $before, self::KEY );
		foreach ( $before->option_ids() as $place => $id ) {
			$options[] = array(
				'label' => $before->option_labels()[ $place ],
				'id'    => $id,
			);
		}
		return $config + array_filter(
			array(
				self::KEY  => self::gone( $options, $now->option_labels() ),
				self::ROWS => self::gone(
					array( ...self::of( $before, self::ROWS ), ...$before->rows() ),
					array_column( $now->rows(), 'label' )
				),
			)
		);
	}

	/**
	 * Texts that are no longer there.
	 *
	 * @param list<array{label: string, id: string, required?: bool}> $former The oldest first.
	 * @param list<string>                                            $now    Texts that are there.
	 * @return Former
	 */
	private static function gone( array $former, array $now ): array {
		$kept = array();
		foreach ( $former as $option ) {
			if ( '' !== $option['label'] && '' !== $option['id'] && ! in_array( $option['label'], $now, true ) ) {
				// A text that was used twice means its last owner, and moves to the end.
				unset( $kept[ $option['label'] ] );
				$kept[ $option['label'] ] = array(
					'label' => $option['label'],
					'id'    => $option['id'],
				);
			}
		}
		return array_slice( array_values( $kept ), -self::MOST );
	}

	public static function asked_for_addresses( Question $question ): bool {
		return true === ( $question->config[ self::ADDRESSES ] ?? false );
	}

	/**
	 * The id of the option that had this text; null when none had it.
	 */
	public static function id( Question $question, string $label ): ?string {
		return array_column( self::of( $question, self::KEY ), 'id', 'label' )[ $label ] ?? null;
	}

	/**
	 * Rows of a matrix under texts that they had before.
	 *
	 * @return Former
	 */
	public static function rows( Question $question ): array {
		return self::of( $question, self::ROWS );
	}

	/**
	 * @return Former
	 */
	private static function of( Question $question, string $key ): array {
		$former  = array();
		$options = $question->config[ $key ] ?? array();
		foreach ( is_array( $options ) ? $options : array() as $option ) {
			if ( is_array( $option ) && is_string( $option['label'] ?? null ) && is_string( $option['id'] ?? null ) ) {
				$former[] = array(
					'label' => $option['label'],
					'id'    => $option['id'],
				);
			}
		}
		return $former;
	}
}
