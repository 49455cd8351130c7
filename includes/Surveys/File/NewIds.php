<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\File;

use UserFeedback\Surveys\Languages\FileLanguages;
use UserFeedback\Surveys\Piping;
use UserFeedback\Surveys\Presentation;

/**
 * A survey of a file with new ids for its questions, options and endings. Everything that names one of them names the
 * new one: conditions, jumps, redirects and the answers that go along with them, the logic of the mail, and answers in
 * texts (`{{q1}}`).
 */
final class NewIds {

	/**
	 * @param array<string, string> $questions New ids by old.
	 * @param array<string, string> $endings   New ids by old.
	 */
	private function __construct( private array $questions, private array $endings ) {}

	/**
	 * New ids of options by old, by old id of the question.
	 *
	 * @var array<string, array<string, string>>
	 */
	private array $options = array();

	/**
	 * @param array<string, mixed> $survey Parts of a survey, valid by SurveySchema.
	 * @return array<string, mixed>
	 */
	public static function give( array $survey ): array {
		$thanks = self::part( self::part( $survey, 'settings' ), 'thank_you' );
		$ids    = new self(
			self::fresh( self::part( $survey, 'questions' ) ),
			self::fresh( self::part( $thanks, 'endings' ) )
		);
		if ( isset( $survey['questions'] ) ) {
			$survey['questions'] = array_map(
				static fn ( mixed $question ): mixed => is_array( $question ) ? $ids->question( $question ) : $question,
				self::part( $survey, 'questions' )
			);
		}
		if ( array() !== $thanks ) {
			$survey['settings']['thank_you'] = $ids->thanks( $thanks );
		}
		$shown = self::part( self::part( $survey, 'settings' ), Presentation::KEY );
		if ( isset( $shown['pass'] ) ) {
			$survey['settings'][ Presentation::KEY ]['pass'] = $ids->rows( self::part( $shown, 'pass' ) );
		}
		$logic = self::part( self::part( self::part( $survey, 'notifications' ), 'email' ), 'logic' );
		if ( isset( $logic['conditions'] ) ) {
			$survey['notifications']['email']['logic']['conditions'] = $ids->conditions( $logic['conditions'] );
		}
		foreach ( self::part( self::part( $survey, FileLanguages::KEY ), 'translations' ) as $at => $one ) {
			if ( is_array( $one ) ) {
				$survey[ FileLanguages::KEY ]['translations'][ $at ]['texts'] = $ids->translated( self::part( $one, 'texts' ) );
			}
		}
		return $survey;
	}

	/**
	 * Translated texts: their keys name questions, options and endings.
	 *
	 * @param array<mixed> $texts By key.
	 * @return array<string, mixed>
	 */
	private function translated( array $texts ): array {
		$named = array();
		foreach ( $texts as $key => $text ) {
			$parts = explode( '.', (string) $key );
			$id    = $parts[1] ?? '';
			if ( 'questions' === $parts[0] ) {
				if ( 'options' === ( $parts[2] ?? '' ) && isset( $parts[3] ) ) {
					$parts[3] = $this->options[ $id ][ $parts[3] ] ?? $parts[3];
				}
				$parts[1] = $this->questions[ $id ] ?? '';
			} elseif ( 'endings' === $id && isset( $parts[2] ) ) {
				$parts[2] = $this->endings[ $parts[2] ] ?? '';
			}
			$named[ implode( '.', $parts ) ] = is_array( $text ) ? $this->texts( $text, array( 'text', 'of' ) ) : $text;
		}
		return $named;
	}

	/**
	 * @param array<mixed> $question Of the survey.
	 * @return array<mixed>
	 */
	private function question( array $question ): array {
		$old            = self::text( $question, 'id' );
		$question['id'] = $this->questions[ $old ] ?? '';
		if ( is_array( $question['logic'] ?? null ) ) {
			$question['logic'] = $this->rule( $question['logic'] );
			foreach ( self::part( $question['logic'], 'jumps' ) as $at => $jump ) {
				if ( is_array( $jump ) ) {
					$jump['to'] = $this->target( self::text( $jump, 'to' ) );

					$question['logic']['jumps'][ $at ] = $this->rule( $jump );
				}
			}
		}
		if ( is_array( $question['config'] ?? null ) ) {
			$question['config'] = $this->texts(
				$this->options( $question['config'], $old ),
				array( 'description', 'placeholder' )
			);
		}
		return $this->texts( $question, array( 'title' ) );
	}

	/**
	 * Ids of options, and what names one of them. An option without an id gets one when it is read.
	 *
	 * @param array<mixed> $config Of a question.
	 * @return array<mixed>
	 */
	private function options( array $config, string $question ): array {
		if ( ! isset( $config['option_ids'] ) ) {
			return $config;
		}
		$given = array_filter( self::part( $config, 'option_ids' ), 'is_string' );
		$ids   = array();
		foreach ( $given as $id ) {
			$ids[ $id ] = '' === $id ? '' : bin2hex( random_bytes( 6 ) );
		}
		$this->options[ $question ] = $ids;

		$config['option_ids'] = array_map( static fn ( string $id ): string => $ids[ $id ], $given );
		foreach ( array( 'other', 'exclusive' ) as $name ) {
			if ( isset( $config[ $name ] ) ) {
				$config[ $name ] = $ids[ self::text( $config, $name ) ] ?? '';
			}
		}
		return $config;
	}

	/**
	 * @param array<mixed> $thanks Settings of what comes after the last question.
	 * @return array<mixed>
	 */
	private function thanks( array $thanks ): array {
		if ( isset( $thanks['conditions'] ) ) {
			$thanks['conditions'] = $this->rows( self::part( $thanks, 'conditions' ) );
		}
		foreach ( self::part( $thanks, 'endings' ) as $at => $ending ) {
			if ( is_array( $ending ) ) {
				$ending['id']             = $this->endings[ self::text( $ending, 'id' ) ] ?? '';
				$thanks['endings'][ $at ] = $this->texts( $ending, array( 'title', 'text' ) );
			}
		}
		return $this->texts( $thanks, array( 'message' ) );
	}

	/**
	 * @param array<mixed> $rows Of a redirect, each about a question.
	 * @return array<mixed>
	 */
	private function rows( array $rows ): array {
		foreach ( $rows as $at => $row ) {
			if ( is_array( $row ) && isset( $row['question'] ) ) {
				$rows[ $at ]['question'] = $this->questions[ self::text( $row, 'question' ) ] ?? '';
			}
		}
		return $rows;
	}

	/**
	 * @param array<mixed> $rule With conditions, and groups of them.
	 * @return array<mixed>
	 */
	private function rule( array $rule ): array {
		if ( isset( $rule['conditions'] ) ) {
			$rule['conditions'] = $this->conditions( $rule['conditions'] );
		}
		foreach ( self::part( $rule, 'groups' ) as $at => $group ) {
			if ( is_array( $group ) && isset( $group['conditions'] ) ) {
				$rule['groups'][ $at ]['conditions'] = $this->conditions( $group['conditions'] );
			}
		}
		return $rule;
	}

	/**
	 * @param mixed $conditions As in the file.
	 * @return array<mixed>
	 */
	private function conditions( mixed $conditions ): array {
		$conditions = is_array( $conditions ) ? $conditions : array();
		foreach ( $conditions as $at => $condition ) {
			$asked = is_array( $condition ) ? self::text( $condition, 'question_id' ) : '@';
			if ( ! str_starts_with( $asked, '@' ) ) {
				$conditions[ $at ]['question_id'] = $this->questions[ $asked ] ?? '';
			}
		}
		return $conditions;
	}

	/**
	 * Where a jump leads.
	 */
	private function target( string $to ): string {
		if ( ! str_starts_with( $to, '@' ) ) {
			return $this->questions[ $to ] ?? '';
		}
		$ending = substr( $to, 1 );
		return isset( $this->endings[ $ending ] ) ? '@' . $this->endings[ $ending ] : $to;
	}

	/**
	 * @param array<mixed> $data  With texts.
	 * @param list<string> $names Of texts that may contain answers.
	 * @return array<mixed>
	 */
	private function texts( array $data, array $names ): array {
		foreach ( $names as $name ) {
			if ( is_string( $data[ $name ] ?? null ) ) {
				$data[ $name ] = (string) preg_replace_callback(
					'/(\{\{\s*)([A-Za-z0-9_-]{1,32})(?=\s*(?:\||\}\}))/',
					fn ( array $found ): string => $found[1] . ( $this->questions[ $found[2] ] ?? $found[2] ),
					// Of a question that did not come its fallback words are left.
					Piping::kept( $data[ $name ], fn ( string $id ): bool => isset( $this->questions[ $id ] ) )
				);
			}
		}
		return $data;
	}

	/**
	 * @param array<mixed> $things With ids. One that stands there twice stays one, so that it is refused.
	 * @return array<string, string> New ids by old.
	 */
	private static function fresh( array $things ): array {
		$ids = array();
		foreach ( $things as $thing ) {
			$id         = is_array( $thing ) ? self::text( $thing, 'id' ) : '';
			$ids[ $id ] = bin2hex( random_bytes( 6 ) );
		}
		unset( $ids[''] );
		return $ids;
	}

	/**
	 * @param array<mixed> $data The object.
	 * @return array<mixed>
	 */
	private static function part( array $data, string $key ): array {
		$value = $data[ $key ] ?? array();
		return is_array( $value ) ? $value : array();
	}

	/**
	 * @param array<mixed> $data The object.
	 */
	private static function text( array $data, string $key ): string {
		$value = $data[ $key ] ?? '';
		return is_string( $value ) ? $value : '';
	}
}
