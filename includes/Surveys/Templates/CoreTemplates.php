<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Templates;

use UserFeedback\Surveys\Question;

/**
 * The templates of the plugin: five with free question types only (SETUP-04, A106), and one that makes an NPS
 * survey (A38).
 */
final class CoreTemplates {

	public function __construct( private TemplateQuestions $questions ) {}

	/**
	 * The templates.
	 *
	 * @return list<Template>
	 */
	public function all(): array {
		return array(
			new Template(
				'blank',
				__( 'Blank Survey', 'userfeedback' ),
				__( 'Start from an empty page and add the questions you need.', 'userfeedback' ),
				'',
				'survey',
				array()
			),
			$this->website_feedback(),
			$this->customer_satisfaction(),
			$this->stay_in_touch(),
			$this->page_helpful(),
			$this->nps(),
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
				$this->choice(
					'reason',
					__( 'What brings you here today?', 'userfeedback' ),
					array(
						__( 'I am looking for information', 'userfeedback' ),
						__( 'I want to buy something', 'userfeedback' ),
						__( 'I need help', 'userfeedback' ),
						__( 'Just looking around', 'userfeedback' ),
					)
				),
				$this->choice(
					'found',
					__( 'Did you find what you were looking for?', 'userfeedback' ),
					array( __( 'Yes', 'userfeedback' ), __( 'Partly', 'userfeedback' ), $no )
				),
				$this->words(
					'missing',
					__( 'What were you looking for?', 'userfeedback' ),
					__( 'A few words are enough', 'userfeedback' ),
					self::when( 'found', $no )
				),
			)
		);
	}

	/**
	 * Are customers satisfied, and why?
	 */
	private function customer_satisfaction(): Template {
		$low = __( 'Dissatisfied', 'userfeedback' );
		return new Template(
			'customer-satisfaction',
			__( 'Customer Satisfaction', 'userfeedback' ),
			__( 'How satisfied people are after a purchase, and why.', 'userfeedback' ),
			'customer',
			'survey',
			array(
				$this->choice(
					'satisfied',
					__( 'How satisfied are you with us?', 'userfeedback' ),
					array(
						__( 'Very satisfied', 'userfeedback' ),
						__( 'Satisfied', 'userfeedback' ),
						__( 'Neither satisfied nor dissatisfied', 'userfeedback' ),
						$low,
					)
				),
				$this->questions->question(
					'liked',
					'checkbox',
					__( 'What did you like?', 'userfeedback' ),
					array(
						'options' => array(
							__( 'The products', 'userfeedback' ),
							__( 'The prices', 'userfeedback' ),
							__( 'The service', 'userfeedback' ),
							__( 'The website', 'userfeedback' ),
						),
					),
					array(),
					self::when( 'satisfied', $low ),
					'hide'
				),
				$this->words(
					'wrong',
					__( 'What went wrong?', 'userfeedback' ),
					__( 'Tell us what happened, in your own words', 'userfeedback' ),
					self::when( 'satisfied', $low )
				),
				$this->words( 'improve', __( 'What is the one thing we should improve?', 'userfeedback' ) ),
			)
		);
	}

	/**
	 * Who wants to hear from us?
	 */
	private function stay_in_touch(): Template {
		return new Template(
			'stay-in-touch',
			__( 'Stay in Touch', 'userfeedback' ),
			__( 'Ask for an email address and what people want to hear about.', 'userfeedback' ),
			'lead',
			'survey',
			array(
				$this->questions->question(
					'contact',
					'email',
					__( 'Where may we write to you?', 'userfeedback' ),
					array( 'include_name' => true )
				),
				$this->questions->question(
					'topics',
					'checkbox',
					__( 'What would you like to hear about?', 'userfeedback' ),
					array(
						'options' => array(
							__( 'News', 'userfeedback' ),
							__( 'Tips and guides', 'userfeedback' ),
							__( 'Offers', 'userfeedback' ),
							__( 'Events', 'userfeedback' ),
						),
					)
				),
			)
		);
	}

	/**
	 * Did a page help?
	 */
	private function page_helpful(): Template {
		$no = __( 'No', 'userfeedback' );
		return new Template(
			'page-helpful',
			__( 'Was This Page Helpful?', 'userfeedback' ),
			__( 'A quick check at the end of articles and guides.', 'userfeedback' ),
			'content',
			'survey',
			array(
				$this->choice(
					'helpful',
					__( 'Was this page helpful?', 'userfeedback' ),
					array( __( 'Yes', 'userfeedback' ), $no )
				),
				$this->choice(
					'why',
					__( 'What should we change?', 'userfeedback' ),
					array(
						__( 'It is hard to understand', 'userfeedback' ),
						__( 'It does not answer my question', 'userfeedback' ),
						__( 'It is out of date', 'userfeedback' ),
						__( 'Something else', 'userfeedback' ),
					),
					self::when( 'helpful', $no )
				),
				$this->words(
					'missing',
					__( 'What is missing on this page?', 'userfeedback' ),
					'',
					self::when( 'helpful', $no )
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
				$this->questions->question(
					'recommend',
					'nps',
					__(
						'On a scale of 1-10, how likely would you recommend us to a friend or colleague?',
						'userfeedback'
					)
				),
				$this->words( 'reason', __( 'What is the main reason for your score?', 'userfeedback' ) ),
			),
			array( 'question-types' )
		);
	}

	/**
	 * A question with one answer out of several.
	 *
	 * @param list<string> $options    Their labels.
	 * @param list<array{question_id: string, compare: string, value: string}> $conditions When it shows.
	 */
	private function choice( string $id, string $title, array $options, array $conditions = array() ): Question {
		return $this->questions->question(
			$id,
			'radio-button',
			$title,
			array( 'options' => $options ),
			array(),
			$conditions
		);
	}

	/**
	 * A question that people answer in their own words.
	 *
	 * @param string $placeholder What the empty field says.
	 * @param list<array{question_id: string, compare: string, value: string}> $conditions  When it shows.
	 */
	private function words(
		string $id,
		string $title,
		string $placeholder = '',
		array $conditions = array()
	): Question {
		return $this->questions->question(
			$id,
			'long-text',
			$title,
			array( 'placeholder' => $placeholder ),
			array(),
			$conditions
		);
	}

	/**
	 * The condition that an earlier question has one answer.
	 *
	 * @param string $question Id of the earlier question.
	 * @return list<array{question_id: string, compare: string, value: string}>
	 */
	private static function when( string $question, string $answer ): array {
		return array(
			array(
				'question_id' => $question,
				'compare'     => '=',
				'value'       => $answer,
			),
		);
	}
}
