<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use DateTimeImmutable;
use DateTimeZone;
use Exception;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Events\StoreSurvey;
use UserFeedback\Surveys\Logic\LogicInput;
use UserFeedback\Surveys\QuestionTypes\Text;
use UserFeedback\Surveys\Templates\ListTemplates;

/**
 * Saves a survey (SAVE-01 to SAVE-16). The screen decides whether an intermediate save is a draft (A30).
 */
final class SaveSurvey {

	/**
	 * @param SurveyDefaults $defaults  What a new survey starts with.
	 * @param Trim     $trim      Takes out what the plan does not include.
	 * @param ListTemplates  $templates Which templates may be used.
	 * @param PublishCheck   $check     What keeps a survey from going live.
	 */
	public function __construct(
		private SurveyRepository $surveys,
		private SurveyDefaults $defaults,
		private QuestionInput $questions,
		private SettingsReader $settings,
		private Trim $trim,
		private ListTemplates $templates,
		private PublishCheck $check,
		private StoreSurvey $store,
		private Clock $clock
	) {}

	/**
	 * Saves. What was not sent stays as it was, or as a new survey starts.
	 *
	 * @param array<string, mixed> $sent   Valid by SurveySchema::args().
	 * @param int                  $author User id.
	 * @param int|null             $year   Of its last day, which nobody sends; null for the next occurrence.
	 * @return array{survey: Survey, message: string} `message` says why publishing was refused, else ''.
	 * @throws Failure 404 for an unknown survey, 409 for one in the trash, one saved since `based_on` or an autosave of one that is no draft, 422 naming fields, 403 for what the plan does not include and trimming leaves alone.
	 */
	public function save( array $sent, int $author, ?int $year = null ): array {
		$id     = is_int( $sent['id'] ?? null ) ? $sent['id'] : 0;
		$before = 0 === $id ? $this->blank( $author ) : $this->surveys->find( $id );
		if ( null === $before ) {
			throw Failure::no_survey();
		}
		if ( Survey::TRASH === $before->status ) {
			throw Failure::conflict(
				__( 'This survey is in the trash. Restore it before you change it.', 'userfeedback' )
			);
		}
		self::check_base( $before, $sent, $author );
		$sent    = self::kept_quiet( $before, $sent );
		$survey  = $this->changed( $before, $sent, $year )->with( array( 'saved_by' => $author ) );
		$message = '';
		if ( Survey::PUBLISH === $survey->status ) {
			$message = self::emptied( $survey, $before, $sent )
				? $this->check->emptied()
				: $this->check->refusal( $survey );
			if ( '' !== $message ) {
				$survey = $survey->with( array( 'status' => Survey::DRAFT ) );
			}
		}
		$now      = $this->clock->now();
		$survey   = $this->store->run( $before, FirstPublication::note( $survey, $now ), $now );
		$autosave = $sent['autosave'] ?? false;
		SurveyChanged::stored( $survey, $before, true === $autosave );
		SurveyChanged::announce( $survey->id );
		return array(
			'survey'  => $survey,
			'message' => $message,
		);
	}

	/**
	 * The survey that save() would store, but for what keeps it from going live. Nothing is stored.
	 *
	 * @param array<string, mixed> $sent   Valid by SurveySchema::args().
	 * @param int                  $author User id.
	 * @throws Failure 404 for an unknown survey, 422 naming fields, 403 for a template that the plan does not include.
	 */
	public function draft( array $sent, int $author ): Survey {
		$id     = is_int( $sent['id'] ?? null ) ? $sent['id'] : 0;
		$before = 0 === $id ? $this->blank( $author ) : $this->surveys->find( $id );
		if ( null === $before ) {
			throw Failure::no_survey();
		}
		return $this->changed( $before, $sent )->with( array( 'saved_by' => $author ) );
	}

	/**
	 * Refuses what was made of an older version: it would undo somebody's work unseen.
	 *
	 * @param array<string, mixed> $sent As sent; without `based_on` the last save wins.
	 * @throws Failure 409 naming who saved.
	 */
	private static function check_base( Survey $before, array $sent, int $user ): void {
		if ( 0 === $before->id || ( $sent['based_on'] ?? $before->revision ) === $before->revision ) {
			return;
		}
		$other = get_userdata( $before->saved_by );
		throw Failure::stale(
			array(
				'by'  => false === $other ? '' : $other->display_name,
				'own' => $user === $before->saved_by,
			)
		);
	}

	/**
	 * What an autosave may change: it never publishes, and never touches what visitors see, saw or will see.
	 *
	 * @param array<string, mixed> $sent As sent.
	 * @return array<string, mixed>
	 * @throws Failure 409 for another survey than a draft that was never published.
	 */
	private static function kept_quiet( Survey $before, array $sent ): array {
		if ( true !== ( $sent['autosave'] ?? false ) ) {
			return $sent;
		}
		if ( Survey::DRAFT !== $before->status || null !== $before->published_at ) {
			throw Failure::conflict(
				__( 'Only a draft that was never published saves itself.', 'userfeedback' )
			);
		}
		return array( 'status' => Survey::DRAFT ) + $sent;
	}

	/**
	 * A survey that is not stored yet.
	 */
	private function blank( int $author ): Survey {
		$now = $this->clock->now();
		return new Survey(
			0,
			'',
			'survey',
			Survey::DRAFT,
			'',
			array(),
			$this->defaults->settings(),
			$this->defaults->notifications(),
			null,
			null,
			$author,
			$now,
			$now
		);
	}

	/**
	 * The survey with the sent values.
	 *
	 * @param array<string, mixed> $sent As sent.
	 * @param int|null             $year Of its last day.
	 * @throws Failure 422 naming fields.
	 */
	private function changed( Survey $before, array $sent, ?int $year = null ): Survey {
		$template = is_string( $sent['template'] ?? null ) ? $sent['template'] : $before->template;
		if ( $template !== $before->template ) {
			$this->templates->require_available( $template );
		}
		$questions = is_array( $sent['questions'] ?? null )
			? $this->questions->questions( $sent['questions'], $before->questions )
			: $before->questions;
		$title     = is_string( $sent['title'] ?? null ) ? Text::line( $sent['title'] ) : $before->title;
		$survey    = $before->with(
			array(
				'title'         => '' === $title ? $this->defaults->title() : $title,
				'type'          => $sent['type'] ?? $before->type,
				'status'        => $sent['status'] ?? $before->status,
				'template'      => $template,
				'questions'     => $questions,
				'settings'      => $this->settings->settings(
					self::part( $sent, 'settings' ),
					$before->settings,
					$questions
				),
				'notifications' => $this->settings->notifications(
					self::part( $sent, 'notifications' ),
					$before->notifications,
					$questions
				),
				'publish_at'    => array_key_exists(
					'publish_at',
					$sent
				) ? self::moment( $sent['publish_at'] ) : $before->publish_at,
				'updated_at'    => $this->clock->now(),
			)
		);
		if ( isset( $sent['settings'] ) || isset( $sent['questions'] ) ) {
			$faults = PipedThanks::faults(
				self::part( $survey->settings, 'thank_you' ),
				array_column( $questions, 'type', 'id' )
			);
			if ( array() !== $faults ) {
				throw Failure::invalid( $faults );
			}
		}
		$survey  = $this->trim->trim(
			OptionRenames::between( $before->questions, $questions )->follow( $survey ),
			$before
		);
		$survey  = null === $year ? $survey : $survey->with(
			array( 'settings' => LastDay::in_year( $survey->settings, $year ) )
		);
		$thanks  = self::part( $survey->settings, 'thank_you' );
		$endings = LogicInput::endings( $survey->questions, self::part( $thanks, 'endings' ) );
		return $survey->with(
			array(
				'questions' => $endings,
				'settings'  => LastDay::for_schedule( $survey, $before, $this->clock->site_now() ),
			)
		);
	}

	/**
	 * Whether it has no question left because the plan includes none of them (A42).
	 *
	 * @param array<string, mixed> $sent As sent.
	 */
	private static function emptied( Survey $survey, Survey $before, array $sent ): bool {
		return array() === $survey->questions && array() !== ( $sent['questions'] ?? $before->questions );
	}

	/**
	 * The time of publication.
	 *
	 * @param mixed $sent ISO 8601 or null.
	 * @throws Failure 422 for a moment that no calendar has.
	 */
	private static function moment( mixed $sent ): ?DateTimeImmutable {
		if ( ! is_string( $sent ) ) {
			return null;
		}
		try {
			$moment = ( new DateTimeImmutable( $sent, new DateTimeZone( 'UTC' ) ) )->setTimezone(
				new DateTimeZone( 'UTC' )
			);
		} catch ( Exception ) {
			$moment = null;
		}
		// PHP would turn February 31 into a day in March.
		$is_day = 1 !== preg_match( '/^(\d{4})-(\d{2})-(\d{2})/', $sent, $day )
			|| checkdate( (int) $day[2], (int) $day[3], (int) $day[1] );
		if (
			null === $moment
			|| ! $is_day
			|| (int) $moment->format( 'Y' ) < 1970
			|| (int) $moment->format( 'Y' ) > 9998
		) {
			throw Failure::invalid( array( 'publish_at' => __( 'This date does not exist.', 'userfeedback' ) ) );
		}
		return $moment;
	}

	/**
	 * An object of what was sent.
	 *
	 * @param array<mixed> $sent As sent.
	 * @return array<mixed>
	 */
	private static function part( array $sent, string $key ): array {
		$value = $sent[ $key ] ?? array();
		return is_array( $value ) ? $value : array();
	}
}
