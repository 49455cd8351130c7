<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Languages;

use Closure;
use UserFeedback\Database\Database;

/**
 * Languages of surveys.
 *
 * @phpstan-import-type Entry from Translation
 */
final class TranslationRepository {

	public function __construct( private Database $database ) {}

	/**
	 * @return array<string, Translation> By tag, in order of the tags.
	 */
	public function of_survey( int $survey_id ): array {
		$found = array();
		$rows  = $this->database->rows(
			'SELECT survey_id, language, status, texts FROM {survey_language} WHERE survey_id = %d ORDER BY language',
			array( $survey_id )
		);
		foreach ( $rows as $row ) {
			$found[ (string) $row['language'] ] = self::read( $row );
		}
		return $found;
	}

	public function find( int $survey_id, string $language ): ?Translation {
		$row = $this->database->row(
			'SELECT survey_id, language, status, texts FROM {survey_language} WHERE survey_id = %d AND language = %s',
			array( $survey_id, $language )
		);
		return null === $row ? null : self::read( $row );
	}

	/**
	 * Changes languages of a survey, one person after the other.
	 *
	 * @param Closure(array<string, Translation>): list<Translation> $change Gets all, returns those to store.
	 */
	public function change( int $survey_id, Closure $change ): void {
		$this->database->transaction(
			function () use ( $survey_id, $change ): void {
				$this->database->value( 'SELECT id FROM {survey} WHERE id = %d FOR UPDATE', array( $survey_id ) );
				$all = $this->of_survey( $survey_id );
				foreach ( $change( $all ) as $translation ) {
					$this->store( $translation );
				}
				$this->note( $survey_id );
			}
		);
	}

	private function store( Translation $translation ): void {
		$this->database->execute(
			'INSERT INTO {survey_language} (survey_id, language, status, texts) VALUES (%d, %s, %s, %s)'
				. ' ON DUPLICATE KEY UPDATE status = VALUES(status), texts = VALUES(texts)',
			array(
				$translation->survey_id,
				$translation->language,
				$translation->status,
				(string) wp_json_encode(
					(object) $translation->texts,
					JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES
				),
			)
		);
	}

	/**
	 * Writes into the survey's row what visitors' pages need to know, without a new revision: whoever edits the survey
	 * meanwhile may still save.
	 */
	private function note( int $survey_id ): void {
		$source  = '';
		$offered = array();
		foreach ( $this->of_survey( $survey_id ) as $tag => $translation ) {
			if ( Translation::SOURCE === $translation->status ) {
				$source = $tag;
			} elseif ( Translation::LIVE === $translation->status && array() !== $translation->plain() ) {
				$offered[] = $tag;
			}
		}
		$this->database->execute(
			'UPDATE {survey} SET languages = %s WHERE id = %d',
			array( array() === $offered ? '' : implode( ',', array( $source, ...$offered ) ), $survey_id )
		);
	}

	/**
	 * @param array<string, string|null> $row Of the table.
	 */
	private static function read( array $row ): Translation {
		/**
		 * Only store() writes it.
		 *
		 * @var array<string, Entry> $texts
		 */
		$texts = (array) json_decode( (string) $row['texts'], true );
		return new Translation( (int) $row['survey_id'], (string) $row['language'], (string) $row['status'], $texts );
	}
}
