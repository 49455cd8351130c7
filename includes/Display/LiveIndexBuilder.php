<?php
declare(strict_types=1);

namespace UserFeedback\Display;

use Throwable;
use UserFeedback\Addons\AddonStates;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\Survey;

/**
 * Builds what LiveIndex stores: reads the published surveys, describes them for the browser, and decides which
 * parts are autoloaded with every request and which are not.
 *
 * @phpstan-type Rule array{logic: string, operator: string, data: mixed}
 * @phpstan-type Entry array{id: int, revision: int, publish_at: int, until: string, rules: list<Rule>, payload: array<string, mixed>|null, questions: string}
 * @phpstan-type Part array{payload: array<string, mixed>, questions: string}
 * @phpstan-type Described array{id: int, revision: int, publish_at: int, until: string, rules: list<Rule>, payload: array<string, mixed>, questions: string}
 * @phpstan-type Built array{surveys: list<Entry>, apart: array<int, Part>, posts: list<int>, broken: list<int>}
 */
final class LiveIndexBuilder {

	/**
	 * Bytes above which payloads leave the autoloaded option, because every request of the site reads it.
	 */
	private const AUTOLOAD_BYTES = 100 * 1024;

	/**
	 * What stands for a list without rules: as the row that the builder draws (TGT-03), it never passes.
	 */
	private const EMPTY_RULE = array(
		'logic'    => '',
		'operator' => '&&',
		'data'     => null,
	);

	/**
	 * @param WidgetSurvey         $widget       Describes them for the browser.
	 * @param QuestionTypeRegistry $types        Types that active code knows.
	 * @param AddonStates          $addons Which addons run on this site.
	 * @param SurveyParts          $parts  Know the end that visitors get.
	 */
	public function __construct(
		private LiveSurveysQuery $query,
		private WidgetSurvey $widget,
		private QuestionTypeRegistry $types,
		private AddonStates $addons,
		private SurveyParts $parts
	) {}

	/**
	 * The index.
	 *
	 * @return Built
	 */
	public function build(): array {
		$read      = $this->query->published();
		$described = array();
		$posts     = array();
		$broken    = $read['broken'];
		foreach ( $read['surveys'] as $survey ) {
			$known = $this->types->knows_all( $survey );
			// Only the lack of one addon is a reason that browsers record (SEL-08).
			if (
				! $known
				&& ( ! $this->widget->has_rating( $survey ) || $this->addons->is_active( 'question-types' ) )
			) {
				continue;
			}
			try {
				$described[] = $this->describe( $survey, $known );
			} catch ( Throwable ) {
				$broken[] = $survey->id;
				continue;
			}
			array_push( $posts, ...$this->widget->redirect_posts( $survey ) );
		}
		return self::divide( $described ) + array(
			'posts'  => array_values( array_unique( $posts ) ),
			'broken' => $broken,
		);
	}

	/**
	 * Questions as visitors get them, with the shapes of their icons.
	 *
	 * @return list<mixed>
	 */
	public function questions( Survey $survey ): array {
		return PayloadDefaults::questions( $this->widget->questions( $survey ) );
	}

	/**
	 * Everything that is stored for one survey.
	 *
	 * @param bool $known Whether active code knows all its types.
	 * @return Described
	 */
	private function describe( Survey $survey, bool $known ): array {
		return array(
			'id'         => $survey->id,
			'revision'   => $survey->revision,
			'publish_at' => null === $survey->publish_at ? 0 : $survey->publish_at->getTimestamp(),
			'until'      => $this->parts->answers_until( $survey ),
			'rules'      => self::rules( $survey ),
			'payload'    => $this->widget->describe( $survey ),
			'questions'  => $known ? (string) wp_json_encode(
				$this->questions( $survey ),
				JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES
			) : LiveIndex::NO_QUESTIONS,
		);
	}

	/**
	 * Divides what is read with every request from what is kept apart: long
	 * questions always, and of all surveys everything that is not needed to choose
	 * one when there is very much of it.
	 *
	 * @param list<Described> $described The surveys.
	 * @return array{surveys: list<Entry>, apart: array<int, Part>}
	 */
	private static function divide( array $described ): array {
		$parts   = array_map(
			static fn ( array $survey ): array => array(
				'payload'   => $survey['payload'],
				'questions' => $survey['questions'],
			),
			$described
		);
		$much    = strlen( (string) wp_json_encode( $parts ) ) > self::AUTOLOAD_BYTES;
		$entries = array();
		$apart   = array();
		foreach ( $described as $at => $survey ) {
			$inline = LiveIndex::NO_QUESTIONS === $survey['questions']
				|| ( ! $much && strlen( $survey['questions'] ) <= LiveIndex::INLINE_BYTES );
			if ( $much || ! $inline ) {
				$apart[ $survey['id'] ] = $parts[ $at ];
			}
			$entries[] = array(
				'payload'   => $much ? null : $survey['payload'],
				'questions' => $inline ? $survey['questions'] : '',
			) + $survey;
		}
		return array(
			'surveys' => $entries,
			'apart'   => $apart,
		);
	}

	/**
	 * Page rules of a survey; [] only when it shows on all pages (A10). PagePayload decides whether they apply.
	 *
	 * @return list<Rule>
	 */
	private static function rules( Survey $survey ): array {
		$targeting = ( new Fields( $survey->settings ) )->part( 'targeting' );
		if ( 'all' === $targeting->filled( 'pages', 'all' ) ) {
			return array();
		}
		$rules = array();
		foreach ( $targeting->items( 'page_rules' ) as $stored ) {
			$rule    = is_array( $stored ) ? $stored : array();
			$fields  = new Fields( $rule );
			$rules[] = array(
				'logic'    => $fields->text( 'logic' ),
				'operator' => $fields->choice( 'operator', array( '&&', '||' ) ),
				'data'     => $rule['data'] ?? null,
			);
		}
		return array() === $rules ? array( self::EMPTY_RULE ) : $rules;
	}
}
