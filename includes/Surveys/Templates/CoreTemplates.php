<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Templates;

use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\SurveyDefaults;

/**
 * The free templates that come with the plugin (SETUP-04, A106).
 */
final class CoreTemplates {

	/**
	 * Constructor.
	 *
	 * @param QuestionTypeRegistry $types    Completes the config of questions.
	 * @param SurveyDefaults       $defaults Completes their settings.
	 */
	public function __construct( private QuestionTypeRegistry $types, private SurveyDefaults $defaults ) {}

	/**
	 * The templates.
	 *
	 * @return list<Template>
	 */
	public function all(): array {
		return array(
			new Template( 'blank', __( 'Blank Survey', 'userfeedback' ), __( 'Start from an empty page and add the questions you need.', 'userfeedback' ), 'blank', 'survey', array() ),
			$this->website_feedback(),
			$this->nps(),
			$this->checkout(),
			$this->customer_story(),
		);
	}

	/**
	 * Did people find what they came for?
	 */
	private function website_feedback(): Template {
		$no = __( 'No, not yet', 'userfeedback' );
		return new Template(
			'website-feedback',
			__( 'Website Feedback', 'userfeedback' ),
			__( 'Learn whether visitors find what they came for, and what stands in their way.', 'userfeedback' ),
			'website',
			'survey',
			array(
				$this->question( 'reason', 'radio-button', __( 'What brings you here today?', 'userfeedback' ), array( 'options' => array( __( 'I am looking for information', 'userfeedback' ), __( 'I want to buy something', 'userfeedback' ), __( 'I need help', 'userfeedback' ), __( 'Just looking around', 'userfeedback' ) ) ) ),
				$this->question( 'found', 'radio-button', __( 'Did you find what you were looking for?', 'userfeedback' ), array( 'options' => array( __( 'Yes', 'userfeedback' ), __( 'Partly', 'userfeedback' ), $no ) ) ),
				$this->question(
					'missing',
					'long-text',
					__( 'What were you looking for?', 'userfeedback' ),
					array( 'placeholder' => __( 'A few words are enough', 'userfeedback' ) ),
					array(),
					array(
						'enabled'    => true,
						'action'     => 'show',
						'conditions' => array( self::condition( 'found', '=', $no ) ),
					)
				),
			)
		);
	}

	/**
	 * Would people recommend us, and why?
	 */
	private function nps(): Template {
		return new Template(
			'nps',
			__( 'NPS® Survey', 'userfeedback' ),
			__( 'Measure how likely people are to recommend you, and ask for the reason.', 'userfeedback' ),
			'loyalty',
			'nps',
			array(
				$this->question( 'recommend', 'nps', __( 'On a scale of 1-10, how likely would you recommend us to a friend or colleague?', 'userfeedback' ) ),
				$this->question( 'reason', 'long-text', __( 'What is the main reason for your score?', 'userfeedback' ) ),
			)
		);
	}

	/**
	 * How was buying?
	 */
	private function checkout(): Template {
		return new Template(
			'checkout-experience',
			__( 'Checkout Experience', 'userfeedback' ),
			__( 'Ask customers right after their order what went well and what nearly made them leave.', 'userfeedback' ),
			'store',
			'survey',
			array(
				$this->question( 'rating', 'star-rating', __( 'How easy was it to place your order?', 'userfeedback' ) ),
				$this->question( 'doubts', 'checkbox', __( 'Did anything make you hesitate?', 'userfeedback' ), array( 'options' => array( __( 'Shipping costs', 'userfeedback' ), __( 'Delivery time', 'userfeedback' ), __( 'Payment options', 'userfeedback' ), __( 'Having to create an account', 'userfeedback' ), __( 'Nothing', 'userfeedback' ) ) ) ),
				$this->question( 'improve', 'long-text', __( 'What is the one thing we should improve?', 'userfeedback' ) ),
			)
		);
	}

	/**
	 * Most types of questions in one survey.
	 */
	private function customer_story(): Template {
		return new Template(
			'customer-experience',
			__( 'Customer Experience', 'userfeedback' ),
			__( 'A full conversation: mood, rating, reasons, recommendation and a way to reach people who want an answer.', 'userfeedback' ),
			'experience',
			'survey',
			array(
				$this->question(
					'mood',
					'icon-choice',
					__( 'How do you feel about your visit?', 'userfeedback' ),
					array(
						'options' => array(
							self::icon_option( __( 'Happy', 'userfeedback' ), 'face-smile' ),
							self::icon_option( __( 'So-so', 'userfeedback' ), 'face-meh' ),
							self::icon_option( __( 'Unhappy', 'userfeedback' ), 'face-frown' ),
						),
					)
				),
				$this->question( 'overall', 'star-rating', __( 'How would you rate your overall experience?', 'userfeedback' ) ),
				$this->question(
					'wrong',
					'text',
					__( 'What went wrong?', 'userfeedback' ),
					array(),
					array(),
					array(
						'enabled'    => true,
						'action'     => 'show',
						'conditions' => array( self::condition( 'overall', '<', '3' ) ),
					)
				),
				$this->question( 'liked', 'checkbox', __( 'What did you like?', 'userfeedback' ), array( 'options' => array( __( 'The selection', 'userfeedback' ), __( 'The prices', 'userfeedback' ), __( 'The service', 'userfeedback' ), __( 'The website', 'userfeedback' ) ) ) ),
				$this->question( 'source', 'radio-button', __( 'How did you hear about us?', 'userfeedback' ), array( 'options' => array( __( 'Friends or family', 'userfeedback' ), __( 'Search engine', 'userfeedback' ), __( 'Social media', 'userfeedback' ), __( 'Something else', 'userfeedback' ) ) ) ),
				$this->question( 'recommend', 'nps', __( 'On a scale of 1-10, how likely would you recommend us to a friend or colleague?', 'userfeedback' ) ),
				$this->question( 'ideas', 'long-text', __( 'Is there anything else you would like to tell us?', 'userfeedback' ) ),
				$this->question( 'contact', 'email', __( 'May we write to you? Leave your e-mail address.', 'userfeedback' ), array( 'include_name' => true ) ),
			)
		);
	}

	/**
	 * A complete question.
	 *
	 * @param string               $id       Unique in the template.
	 * @param string               $type     Key of the type.
	 * @param string               $title    Title.
	 * @param array<string, mixed> $config   What differs from the type's own.
	 * @param array<string, mixed> $settings What differs from the defaults.
	 * @param array{enabled: bool, action: string, conditions: list<array{question_id: string, compare: string, value: string}>}|array{} $logic Empty: always shows.
	 */
	private function question( string $id, string $type, string $title, array $config = array(), array $settings = array(), array $logic = array() ): Question {
		return new Question(
			$id,
			$type,
			$title,
			$this->types->find( $type )?->sanitize_config( $config ) ?? $config,
			$settings + $this->defaults->question_settings( $type ),
			array() === $logic ? $this->defaults->question_logic() : $logic
		);
	}

	/**
	 * A condition of logic.
	 *
	 * @param string $question Id of the earlier question.
	 * @param string $compare  Operator.
	 * @param string $value    What is compared.
	 * @return array{question_id: string, compare: string, value: string}
	 */
	private static function condition( string $question, string $compare, string $value ): array {
		return array(
			'question_id' => $question,
			'compare'     => $compare,
			'value'       => $value,
		);
	}

	/**
	 * An option with an icon.
	 *
	 * @param string $label Its label.
	 * @param string $icon  Name of a Font Awesome Free icon.
	 * @return array{label: string, icon: array{name: string, style: string}}
	 */
	private static function icon_option( string $label, string $icon ): array {
		return array(
			'label' => $label,
			'icon'  => array(
				'name'  => $icon,
				'style' => 'regular',
			),
		);
	}
}
