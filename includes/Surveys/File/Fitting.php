<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\File;

use UserFeedback\Display\PageRules\PageRuleRegistry;
use UserFeedback\Display\PageRules\RuleMenu;
use UserFeedback\Surveys\Presentation;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyTransformer;
use UserFeedback\Surveys\Trim;

/**
 * Fits a survey of a file to this site, and says in words what does not come: types of questions and features that
 * this site does not have, and things of another site.
 *
 * @phpstan-type Fitted array{survey: array<string, mixed>, notes: list<string>}
 */
final class Fitting {

	public function __construct(
		private QuestionTypeRegistry $types,
		private PageRuleRegistry $rules,
		private Trim $trim
	) {}

	/**
	 * @param array<string, mixed> $survey Valid by SurveySchema.
	 * @param bool                 $here   Whether this site made the file.
	 * @return Fitted Its questions keep their keys, so that whoever refuses one names its number in the file.
	 */
	public function fit( array $survey, bool $here ): array {
		$notes = array();
		$kept  = array();
		foreach ( self::part( $survey, 'questions' ) as $place => $question ) {
			$type = is_array( $question ) && is_string( $question['type'] ?? null ) ? $question['type'] : '';
			if ( null === $this->types->find( $type ) || $this->trim->drops( $type ) ) {
				$notes[] = sprintf(
					/* translators: 1: number of a question, 2: its title, 3: its type, e.g. "Star Rating". */
					__(
						'Question %1$d “%2$s” is not imported: this site does not have the type %3$s. Logic about it goes too.',
						'userfeedback'
					),
					$place + 1,
					is_array( $question ) && is_string( $question['title'] ?? null ) ? $question['title'] : '',
					array_column( $this->types->menu(), 'label', 'key' )[ $type ] ?? $type
				);
				continue;
			}
			$kept[ $place ] = $question;
		}
		$survey['questions'] = $kept;
		if ( ! $here ) {
			array_push( $notes, ...$this->drop_ids_of_site( $survey ) );
		}
		array_push( $notes, ...$this->leave_rules( $survey ), ...self::leave_names( $survey ) );
		return array(
			'survey' => $survey,
			'notes'  => $notes,
		);
	}

	/**
	 * The parts that would be stored otherwise than the file has them.
	 *
	 * @param array<string, mixed> $sent   From fit(), with new ids.
	 * @param Survey               $survey What would be stored.
	 * @return list<string>
	 */
	public static function lost( array $sent, Survey $survey ): array {
		$wire  = (array) json_decode( (string) wp_json_encode( SurveyTransformer::to_wire( $survey, 0, 0 ) ), true );
		$names = self::names();
		$notes = array();
		foreach ( self::part( $sent, 'settings' ) as $part => $value ) {
			if ( isset( $names[ $part ] ) && ! self::has( self::part( $wire, 'settings' )[ $part ] ?? null, $value ) ) {
				$notes[] = self::not_here( $names[ $part ] );
			}
		}
		if ( ! self::has( self::part( $wire, 'notifications' ), self::part( $sent, 'notifications' ) ) ) {
			$notes[] = self::not_here( __( 'Email notifications', 'userfeedback' ) );
		}
		// Questions that were dropped have left gaps.
		foreach ( array_values( self::part( $sent, 'questions' ) ) as $place => $question ) {
			$stored = self::part( $wire, 'questions' )[ $place ] ?? array();
			$stored = is_array( $stored ) ? $stored : array();
			$sent_q = is_array( $question ) ? $question : array();
			foreach ( array(
				'settings' => __( 'Settings of questions', 'userfeedback' ),
				'logic'    => __( 'Logic of questions', 'userfeedback' ),
			) as $part => $name ) {
				if ( ! self::has( $stored[ $part ] ?? null, $sent_q[ $part ] ?? array() ) ) {
					$notes[] = self::not_here( $name );
				}
			}
		}
		return array_values( array_unique( $notes ) );
	}

	/**
	 * Ids of pages, pictures and posts mean something else on another site.
	 *
	 * @param array<string, mixed> $survey Changed.
	 * @return list<string>
	 */
	private function drop_ids_of_site( array &$survey ): array {
		$notes = array();
		foreach ( self::part( $survey, 'questions' ) as $place => $question ) {
			$options = is_array( $question ) ? self::part( self::part( $question, 'config' ), 'options' ) : array();
			foreach ( $options as $at => $option ) {
				if ( is_array( $option ) && is_array( $option['image'] ?? null ) ) {
					$survey['questions'][ $place ]['config']['options'][ $at ]['image']['id'] = 0;
				}
			}
			if ( is_array( $question ) && is_array( $question['config']['image'] ?? null ) ) {
				$survey['questions'][ $place ]['config']['image']['id'] = 0;
			}
		}
		$thanks = self::part( self::part( $survey, 'settings' ), 'thank_you' );
		$led    = isset( $thanks['redirect_to'] );
		foreach ( self::part( $thanks, 'conditions' ) as $at => $row ) {
			if ( is_array( $row ) && isset( $row['page'] ) ) {
				$survey['settings']['thank_you']['conditions'][ $at ]['page'] = null;

				$led = true;
			}
		}
		if ( $led ) {
			$survey['settings']['thank_you']['redirect_to'] = null;

			$notes[] = __( 'Redirects lead to pages of another site. Choose the pages again.', 'userfeedback' );
		}
		$rules = self::part( self::part( self::part( $survey, 'settings' ), 'targeting' ), 'page_rules' );
		$own   = array_values( array_filter( $rules, fn ( mixed $rule ): bool => ! $this->names_of_site( $rule ) ) );
		if ( count( $own ) < count( $rules ) ) {
			$survey['settings']['targeting']['page_rules'] = $own;

			$notes[] = __(
				'Page rules about pages of another site are not imported. Check where the survey shows.',
				'userfeedback'
			);
		}
		return $notes;
	}

	/**
	 * Whether a page rule names a post or a term. Nobody knows what a choice means in a rule that the menu does not
	 * have.
	 */
	private function names_of_site( mixed $rule ): bool {
		if ( ! is_array( $rule ) || ! isset( $rule['data'] ) ) {
			return false;
		}
		$inputs = array_column( RuleMenu::entries( $this->rules ), 'input', 'key' );
		$input  = $inputs[ is_string( $rule['logic'] ?? null ) ? $rule['logic'] : '' ] ?? null;
		return null === $input
			? is_array( $rule['data'] )
			: in_array( $input, array( 'page', 'taxonomy_term' ), true );
	}

	/**
	 * A rule that nobody here knows never passes: the survey would show nowhere.
	 *
	 * @param array<string, mixed> $survey Changed.
	 * @return list<string>
	 */
	private function leave_rules( array &$survey ): array {
		$rules = self::part( self::part( self::part( $survey, 'settings' ), 'targeting' ), 'page_rules' );
		$known = array_values(
			array_filter(
				$rules,
				fn ( mixed $rule ): bool => is_array( $rule )
					&& is_string( $rule['logic'] ?? null )
					&& null !== $this->rules->find( $rule['logic'] )
			)
		);
		// Without the addon no rule is known, and lost() names the part.
		if ( array() === $this->rules->all() || count( $known ) === count( $rules ) ) {
			return array();
		}
		$survey['settings']['targeting']['page_rules'] = $known;
		return array( self::not_here( __( 'Page rules', 'userfeedback' ) ) );
	}

	/**
	 * Names of answers in the address that this site reads would have the whole file refused, and its own plugins may
	 * have taken them since it made the file.
	 *
	 * @param array<string, mixed> $survey Changed.
	 * @return list<string>
	 */
	private static function leave_names( array &$survey ): array {
		$notes = array();
		$taken = Presentation::taken();
		$free  = array();
		$given = self::part( self::part( self::part( $survey, 'settings' ), Presentation::KEY ), 'pass' );
		foreach ( $given as $row ) {
			$name = is_array( $row ) && is_string( $row['name'] ?? null ) ? $row['name'] : '';
			if ( in_array( $name, $taken, true ) ) {
				$notes[] = sprintf(
					/* translators: %s: name of a parameter. */
					__(
						'Answers in the address: “%s” is not imported, because WordPress uses this name itself here. Choose another one.',
						'userfeedback'
					),
					$name
				);
			} else {
				$free[] = $row;
			}
		}
		if ( array() !== $notes ) {
			$survey['settings'][ Presentation::KEY ]['pass'] = $free;
			// lost() would miss a part of which nothing is left.
			if ( array() === $free ) {
				unset( $survey['settings'][ Presentation::KEY ]['pass'] );
			}
			if ( array() === $survey['settings'][ Presentation::KEY ] ) {
				unset( $survey['settings'][ Presentation::KEY ] );
			}
		}
		return $notes;
	}

	/**
	 * @return array<string, string> What people call the parts of the settings.
	 */
	private static function names(): array {
		return array(
			'enable_tracking' => __( 'Tracking', 'userfeedback' ),
			'thank_you'       => __( 'Thank you message, redirects and endings', 'userfeedback' ),
			'theming'         => __( 'Branding', 'userfeedback' ),
			'targeting'       => __( 'Targeting', 'userfeedback' ),
			'geo_targeting'   => __( 'Countries', 'userfeedback' ),
			'behavior'        => __( 'Behavior', 'userfeedback' ),
			'hidden_fields'   => __( 'Hidden fields', 'userfeedback' ),
			Presentation::KEY => __( 'Introduction, progress and end', 'userfeedback' ),
			'google_drive'    => __( 'Google Drive', 'userfeedback' ),
		);
	}

	/**
	 * @param string $name What does not come.
	 */
	private static function not_here( string $name ): string {
		/* translators: %s: part of a survey, e.g. "Branding". */
		return sprintf( __( '%s: part of it is not imported, because this site does not support it.', 'userfeedback' ), $name );
	}

	/**
	 * Whether everything of a value is in another; that may have more.
	 */
	private static function has( mixed $stored, mixed $sent ): bool {
		if ( ! is_array( $sent ) || ! is_array( $stored ) ) {
			return $stored === $sent || ( null === $stored && array() === $sent );
		}
		if ( array_is_list( $sent ) && count( $sent ) !== count( $stored ) ) {
			return array() === $sent && ! array_is_list( $stored );
		}
		foreach ( $sent as $key => $value ) {
			if ( ! self::has( $stored[ $key ] ?? null, $value ) ) {
				return false;
			}
		}
		return true;
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
