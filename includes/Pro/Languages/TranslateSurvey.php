<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Languages;

use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Languages\FileLanguages;
use UserFeedback\Surveys\QuestionTypes\Text;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyChanged;
use UserFeedback\Surveys\SurveyRepository;

/**
 * What owners do with the languages of a survey. Each call changes what it names and nothing else, so two people can
 * translate at the same time.
 */
final class TranslateSurvey {

	public const MOST_LANGUAGES = FileLanguages::MOST_LANGUAGES;
	public const MOST_LETTERS   = FileLanguages::MOST_LETTERS;

	public function __construct(
		private SurveyRepository $surveys,
		private TranslationRepository $translations
	) {}

	/**
	 * Wire type `SurveyLanguages`.
	 *
	 * @return array<string, mixed>
	 * @throws Failure 404 for an unknown survey.
	 */
	public function read( int $survey_id ): array {
		$survey    = $this->survey( $survey_id );
		$texts     = TextList::of( $survey );
		$keys      = array_flip( array_column( $texts, 'key' ) );
		$source    = Tags::of_site();
		$languages = array();
		foreach ( $this->translations->of_survey( $survey_id ) as $tag => $one ) {
			if ( Translation::SOURCE === $one->status ) {
				$source = $tag;
			} elseif ( Translation::REMOVED !== $one->status ) {
				$known       = array_intersect_key( $one->texts, $keys, $one->plain() );
				$languages[] = array(
					'language'   => $tag,
					'rtl'        => Tags::is_rtl( $tag ),
					'live'       => Translation::LIVE === $one->status,
					'note'       => self::note( $tag ),
					'translated' => count( $known ),
					'texts'      => (object) array_map(
						static fn ( array $entry ): array => array(
							'text' => $entry['text'],
							'of'   => $entry['of'],
						),
						$known
					),
				);
			}
		}
		return array(
			'source'    => $source,
			'texts'     => $texts,
			'languages' => $languages,
			'tags'      => Tags::common(),
		);
	}

	/**
	 * Says in which language a survey is written, and adds a language with the texts that it had when it was removed;
	 * both or neither.
	 *
	 * @param string|null $source Tag of the language in which it is written, null to leave it.
	 * @param string|null $add    Tag of a language to add.
	 * @throws Failure 404 for an unknown survey, 422 naming a field.
	 */
	public function choose( int $survey_id, ?string $source, ?string $add ): void {
		$this->survey( $survey_id );
		$this->change(
			$survey_id,
			static function ( array $all ) use ( $survey_id, $source, $add ): array {
				$changed = array();
				foreach ( null === $source ? array() : self::written_in( $survey_id, $all, $source ) as $one ) {
					$changed[ $one->language ] = $one;
				}
				$now = array_replace( $all, $changed );
				foreach ( null === $add ? array() : self::added( $survey_id, $now, $add ) as $one ) {
					$changed[ $one->language ] = $one;
				}
				return array_values( $changed );
			}
		);
	}

	/**
	 * @param array<string, Translation> $all Languages of the survey.
	 * @return list<Translation> Those that change.
	 * @throws Failure 422.
	 */
	private static function written_in( int $survey_id, array $all, string $tag ): array {
		$before = $all[ $tag ] ?? null;
		if ( true === $before?->is_shown() ) {
			throw Failure::invalid( array( 'source' => __( 'The survey is translated into this language. Remove the translation first.', 'userfeedback' ) ) );
		}
		return array(
			...self::former_source( $all ),
			new Translation( $survey_id, $tag, Translation::SOURCE, $before->texts ?? array() ),
		);
	}

	/**
	 * @param array<string, Translation> $all Languages of the survey.
	 * @return list<Translation> Those that change.
	 * @throws Failure 422 where it has the language or too many.
	 */
	private static function added( int $survey_id, array $all, string $tag ): array {
		$before = $all[ $tag ] ?? null;
		$shown  = array_filter( $all, static fn ( Translation $one ): bool => $one->is_shown() );
		$source = Translation::SOURCE === $before?->status || ( array() === $all && Tags::of_site() === $tag );
		if ( $source || isset( $shown[ $tag ] ) ) {
			throw Failure::invalid(
				array( 'language' => __( 'The survey has this language already.', 'userfeedback' ) )
			);
		}
		if ( count( $shown ) >= self::MOST_LANGUAGES ) {
			throw Failure::invalid(
				array(
					'language' => sprintf(
						/* translators: %s: number. */
						__( 'A survey has at most %s languages besides its own.', 'userfeedback' ),
						number_format_i18n( self::MOST_LANGUAGES )
					),
				)
			);
		}
		$added = array( new Translation( $survey_id, $tag, Translation::LIVE, $before->texts ?? array() ) );
		return array() !== self::former_source( $all )
			? $added
			: array( ...$added, new Translation( $survey_id, Tags::of_site(), Translation::SOURCE, array() ) );
	}

	/**
	 * Stores some texts of a language, or lets visitors get it.
	 *
	 * @param array<string, string> $texts By key; '' takes a translation away. One that the survey no longer has is left out, so that somebody who removes a question keeps no translator from saving.
	 * @param array<string, string> $of    The survey's texts that were translated, by key; those of today where they are not named. Somebody may have changed one meanwhile.
	 * @param bool|null             $live  null leaves it as it is.
	 * @throws Failure 404 for an unknown survey or language, 422 naming a text.
	 */
	public function translate( int $survey_id, string $tag, array $texts, array $of, ?bool $live ): void {
		$survey = $this->survey( $survey_id );
		$source = SurveyTexts::of( $survey ) + SurveyTexts::of_look();
		$sent   = SurveyTexts::wordings( $survey );
		$clean  = array();
		foreach ( array_intersect_key( $texts, $source ) as $key => $text ) {
			$clean[ $key ] = TextList::has_lines( $key, $source[ $key ] ) ? Text::block( $text ) : Text::line( $text );
		}
		$this->change(
			$survey_id,
			static function ( array $all ) use ( $tag, $clean, $of, $source, $sent, $live ): array {
				$one    = self::shown( $all, $tag );
				$status = null === $live ? $one->status : ( $live ? Translation::LIVE : Translation::HIDDEN );
				$seen   = array_replace( $source, array_intersect_key( $of, $source ) );
				$now    = $one->with_status( $status )->with_texts( $clean, $seen, $sent );
				self::check_doubles( $source, $now->plain(), $clean );
				return array( $now );
			}
		);
	}

	/**
	 * Takes a language away. Its texts stay for answers that are on their way.
	 *
	 * @throws Failure 404 for an unknown survey or language.
	 */
	public function remove( int $survey_id, string $tag ): void {
		$this->survey( $survey_id );
		$this->change(
			$survey_id,
			static fn ( array $all ): array => array( self::shown( $all, $tag )->with_status( Translation::REMOVED ) )
		);
	}

	/**
	 * @param \Closure(array<string, Translation>): list<Translation> $change See TranslationRepository.
	 */
	private function change( int $survey_id, \Closure $change ): void {
		$this->translations->change( $survey_id, $change );
		SurveyChanged::announce( $survey_id );
	}

	/**
	 * @param array<string, Translation> $all Languages of the survey.
	 * @return list<Translation> The source, no longer as such.
	 */
	private static function former_source( array $all ): array {
		$sources = array_filter( $all, static fn ( Translation $one ): bool => Translation::SOURCE === $one->status );
		return array_values(
			array_map(
				static fn ( Translation $one ): Translation => $one->with_status( Translation::REMOVED ),
				$sources
			)
		);
	}

	/**
	 * @param array<string, Translation> $all Languages of the survey.
	 * @throws Failure 404.
	 */
	private static function shown( array $all, string $tag ): Translation {
		$one = $all[ $tag ] ?? null;
		return null !== $one && $one->is_shown()
			? $one
			: throw Failure::not_found( __( 'The survey does not have this language.', 'userfeedback' ) );
	}

	/**
	 * Visitors answer with what an option reads, so two must not read the same.
	 *
	 * @param array<string, string> $source Texts of the survey.
	 * @param array<string, string> $now    Texts of the language.
	 * @param array<string, string> $sent   Those that change.
	 * @throws Failure 422 naming a text that changes.
	 */
	private static function check_doubles( array $source, array $now, array $sent ): void {
		foreach ( array_filter( $sent, static fn ( string $text ): bool => '' !== $text ) as $key => $text ) {
			$list = SurveyTexts::list_of( $key );
			foreach ( null === $list ? array() : $source as $other => $own ) {
				$same = ( $now[ $other ] ?? $own ) === $text;
				if ( $same && $other !== $key && SurveyTexts::list_of( $other ) === $list ) {
					throw Failure::invalid( array( "texts[$key]" => __( 'Another option of this question reads the same.', 'userfeedback' ) ) );
				}
			}
		}
	}

	/**
	 * What the site lacks for a language, '' for nothing.
	 */
	private static function note( string $tag ): string {
		return null !== Tags::locale( $tag ) ? '' : __(
			'This site has no WordPress language pack for this language. The survey’s own texts such as “Close” stay in the language of the site. Packs are installed under Settings, General.',
			'userfeedback'
		);
	}

	/**
	 * The failure that names a text that the survey does not have.
	 */
	public static function no_text( string $field ): Failure {
		return Failure::invalid( array( $field => __( 'The survey no longer has this text.', 'userfeedback' ) ) );
	}

	/**
	 * @throws Failure 404.
	 */
	private function survey( int $survey_id ): Survey {
		return $this->surveys->find( $survey_id ) ?? throw Failure::no_survey();
	}
}
