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
	 * Enough for weeks of edits; the newest stay.
	 */
	private const MOST = 30;

	/**
	 * The config with what its options were called before.
	 *
	 * @param array<string, mixed> $config As it will be stored.
	 * @param Question|null        $before The question as it is stored.
	 * @return array<string, mixed>
	 */
	public static function remember( array $config, ?Question $before ): array {
		unset( $config[ self::KEY ] );
		if ( null === $before || ! isset( $config['options'] ) ) {
			return $config;
		}
		$former = self::of( $before );
		foreach ( $before->option_ids() as $place => $id ) {
			$former[] = array(
				'label' => $before->option_labels()[ $place ],
				'id'    => $id,
			);
		}
		$now  = ( new Question( '', '', '', $config, array(), $before->logic ) )->option_labels();
		$kept = array();
		foreach ( $former as $option ) {
			if ( '' !== $option['label'] && '' !== $option['id'] && ! in_array( $option['label'], $now, true ) ) {
				// A text that was used twice means its last owner, and moves to the end.
				unset( $kept[ $option['label'] ] );
				$kept[ $option['label'] ] = $option;
			}
		}
		if ( array() !== $kept ) {
			$config[ self::KEY ] = array_slice( array_values( $kept ), -self::MOST );
		}
		return $config;
	}

	/**
	 * The id of the option that had this text; null when none had it.
	 */
	public static function id( Question $question, string $label ): ?string {
		foreach ( self::of( $question ) as $option ) {
			if ( $option['label'] === $label ) {
				return $option['id'];
			}
		}
		return null;
	}

	/**
	 * @return Former
	 */
	private static function of( Question $question ): array {
		$former  = array();
		$options = $question->config[ self::KEY ] ?? array();
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
