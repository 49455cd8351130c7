<?php
declare(strict_types=1);

namespace UserFeedback\Integrations\Automator;

use Closure;
use UserFeedback\Integrations\ResponseStored;
use UserFeedback\Surveys\QuestionTypes\Text;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Uncanny Automator's trigger "A response to a survey is received".
 */
final class ResponseTrigger extends \Uncanny_Automator\Recipe\Trigger {

	private const SURVEY = 'USERFEEDBACK_SURVEY';

	/**
	 * Uncanny Automator's value for "any".
	 */
	private const ANY = '-1';

	/**
	 * Called by Uncanny Automator. Visitors have no account, so it is a trigger for recipes of everyone.
	 *
	 * @return void
	 */
	protected function setup_trigger() {
		$this->set_integration( Automator::CODE );
		$this->set_trigger_code( 'USERFEEDBACK_RESPONSE' );
		$this->set_trigger_meta( self::SURVEY );
		$this->set_trigger_type( 'anonymous' );
		$this->set_sentence(
			sprintf(
				/* translators: %1$s: keep as it is; Uncanny Automator puts the chosen survey there. */
				esc_attr__( 'A response to {{a survey:%1$s}} is received', 'userfeedback' ),
				self::SURVEY
			)
		);
		$this->set_readable_sentence( esc_attr__( 'A response to {{a survey}} is received', 'userfeedback' ) );
		$this->add_action( ResponseStored::ACTION, 10, 3 );
	}

	/**
	 * @return list<array<string, mixed>>
	 */
	public function options() {
		$surveys = array(
			array(
				'value' => self::ANY,
				'text'  => __( 'Any survey', 'userfeedback' ),
			),
		);
		foreach ( $this->surveys()->published() as $survey ) {
			$surveys[] = array(
				'value' => (string) $survey->id,
				'text'  => $survey->title,
			);
		}
		return array(
			array(
				'input_type'  => 'select',
				'option_code' => self::SURVEY,
				'label'       => __( 'Survey', 'userfeedback' ),
				'required'    => true,
				'options'     => $surveys,
			),
		);
	}

	/**
	 * @param mixed $trigger   With the chosen survey.
	 * @param mixed $hook_args Arguments of the action.
	 * @return bool Whether the recipe is meant.
	 */
	public function validate( $trigger, $hook_args ) {
		$meta   = is_array( $trigger ) && is_array( $trigger['meta'] ?? null ) ? $trigger['meta'] : array();
		$chosen = is_scalar( $meta[ self::SURVEY ] ?? null ) ? (string) $meta[ self::SURVEY ] : '';
		$survey = is_array( $hook_args ) && is_int( $hook_args[0] ?? null ) ? (string) $hook_args[0] : '';
		return '' !== $chosen && ( self::ANY === $chosen || $survey === $chosen );
	}

	/**
	 * @param mixed $trigger Not needed.
	 * @param mixed $tokens  Of Uncanny Automator.
	 * @return array<mixed>
	 */
	public function define_tokens( $trigger, $tokens ) {
		unset( $trigger );
		$tokens = is_array( $tokens ) ? $tokens : array();
		foreach ( array(
			'USERFEEDBACK_TITLE'    => array( __( 'Survey title', 'userfeedback' ), 'text' ),
			'USERFEEDBACK_RESPONSE' => array( __( 'Response number', 'userfeedback' ), 'int' ),
			'USERFEEDBACK_ANSWERS'  => array( __( 'All answers', 'userfeedback' ), 'text' ),
			'USERFEEDBACK_PAGE'     => array( __( 'Page address', 'userfeedback' ), 'url' ),
			'USERFEEDBACK_LINK'     => array( __( 'Link to the response', 'userfeedback' ), 'url' ),
		) as $id => list( $name, $type ) ) {
			$tokens[] = array(
				'tokenId'   => $id,
				'tokenName' => $name,
				'tokenType' => $type,
			);
		}
		return $tokens;
	}

	/**
	 * @param mixed $trigger   Not needed.
	 * @param mixed $hook_args Arguments of the action.
	 * @return array<string, string|int>
	 */
	public function hydrate_tokens( $trigger, $hook_args ) {
		unset( $trigger );
		$data     = is_array( $hook_args ) && is_array( $hook_args[2] ?? null ) ? $hook_args[2] : array();
		$survey   = is_array( $data['survey'] ?? null ) ? $data['survey'] : array();
		$response = is_array( $data['response'] ?? null ) ? $data['response'] : array();
		$page     = is_array( $response['page'] ?? null ) ? $response['page'] : array();
		return array(
			self::SURVEY            => self::text( $survey['title'] ?? '' ),
			'USERFEEDBACK_TITLE'    => self::text( $survey['title'] ?? '' ),
			'USERFEEDBACK_RESPONSE' => is_int( $response['id'] ?? null ) ? $response['id'] : 0,
			'USERFEEDBACK_ANSWERS'  => self::answers( $response['answers'] ?? array() ),
			'USERFEEDBACK_PAGE'     => self::text( $page['url'] ?? '' ),
			'USERFEEDBACK_LINK'     => self::text( $response['link'] ?? '' ),
		);
	}

	/**
	 * One line per answer. Mails and pages may show it as HTML, so it is escaped.
	 *
	 * @param mixed $answers Of the data.
	 */
	private static function answers( mixed $answers ): string {
		$lines = array();
		foreach ( is_array( $answers ) ? $answers : array() as $answer ) {
			$value = is_array( $answer ) ? $answer['value'] ?? null : null;
			if ( is_array( $answer ) && null !== $value && '' !== $value ) {
				$parts   = array_map(
					self::text( ... ),
					array(
						$answer['question'] ?? '',
						$answer['words'] ?? Text::of( $value ),
						$answer['comment'] ?? '',
						$answer['name'] ?? '',
					)
				);
				$lines[] = implode( ' ', array_filter( $parts, static fn ( string $part ): bool => '' !== $part ) );
			}
		}
		return implode( "\n", $lines );
	}

	private static function text( mixed $value ): string {
		return is_string( $value ) ? esc_html( $value ) : '';
	}

	private function surveys(): SurveyRepository {
		$surveys    = $this->dependencies[0] ?? null;
		$repository = $surveys instanceof Closure ? $surveys() : null;
		return $repository instanceof SurveyRepository
			? $repository
			: throw new \LogicException( 'The trigger was made without its dependency.' );
	}
}
