<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys;

use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Surveys\Templates\CoreTemplates;
use UserFeedback\Surveys\Templates\ListTemplates;
use UserFeedback\Surveys\Templates\NoTemplateAddons;
use UserFeedback\Surveys\Templates\PremiumTemplates;
use UserFeedback\Surveys\Templates\Template;
use UserFeedback\Surveys\Templates\TemplateAddons;
use UserFeedback\Surveys\Templates\TemplateQuestions;
use UserFeedback\Surveys\Templates\TemplateRegistry;

/**
 * GET survey-templates (CALL-11, ENT-17, SETUP-04).
 */
final class TemplatesTest extends SurveyTestCase {

	/**
	 * The templates of a Lite site (A26, A106).
	 */
	private const FREE_TYPES = array( 'text', 'long-text', 'email', 'checkbox', 'radio-button' );

	public function test_every_template_can_be_saved_and_published_as_it_is(): void {
		$templates = $this->templates();
		self::assertGreaterThan( 25, count( $templates ) );
		foreach ( $templates as $template ) {
			self::assertTrue( $template['is_available'], $template['key'] );
			self::assertNotSame( '', $template['description'], $template['key'] );
			if ( 'blank' === $template['key'] ) {
				self::assertSame( array(), $template['questions'] );
				continue;
			}
			$survey = $this->saved(
				array(
					'title'     => $template['name'],
					'type'      => $template['type'],
					'template'  => $template['key'],
					'questions' => $template['questions'],
				)
			);
			self::assertTrue( $survey['published'], $template['key'] . ': ' . $survey['message'] );
			self::assertSame( $template['questions'], $survey['questions'], $template['key'] );
			self::assertSame( $template['key'], $survey['template'] );
			self::assertSame( $template['questions'][0]['type'], $template['picture'] );
			self::assertNotSame(
				strtolower( $template['category'] ),
				$template['category'],
				'A name, no key: ' . $template['key']
			);
		}
	}

	public function test_blank_comes_first_and_nps_makes_an_nps_survey(): void {
		$types = array_column( $this->templates(), 'type', 'key' );
		self::assertSame( 'blank', array_key_first( $types ) );
		self::assertSame( 'survey', $types['blank'] );
		self::assertSame( 'nps', $types['nps'] );
	}

	public function test_lite_has_five_templates_of_free_questions_and_sees_the_cards_of_the_others(): void {
		$core = new TemplateRegistry();
		$core->add(
			fn (): array => ( new CoreTemplates( $this->container()->get( TemplateQuestions::class ) ) )->all()
		);
		$lite = $this->listed(
			$core,
			new NoTemplateAddons()
		);
		$free = array_filter( $lite, static fn ( array $template ): bool => true === $template['is_available'] );
		self::assertSame(
			array( 'blank', 'website-feedback', 'customer-satisfaction', 'stay-in-touch', 'page-helpful' ),
			array_keys( $free )
		);
		foreach ( $free as $template ) {
			self::assertSame(
				array(),
				array_diff( array_column( $template['questions'], 'type' ), self::FREE_TYPES ),
				$template['key']
			);
		}
		self::assertSame(
			array_column( $this->templates(), 'key' ),
			array_keys( $lite ),
			'Every card of Pro is there, in the same order.'
		);
		foreach ( array_diff_key( $lite, $free ) as $template ) {
			self::assertSame( array(), $template['questions'], 'Nothing paid is sent: ' . $template['key'] );
			self::assertNotSame( array(), $template['required_addons'] );
			self::assertNotSame( '', $template['picture'] );
		}
	}

	public function test_templates_of_others_are_added_and_cannot_replace_ours(): void {
		$core     = $this->container()->get( TemplateRegistry::class );
		$registry = new TemplateRegistry();
		$registry->add( static fn (): array => array_values( $core->all() ) );
		$registry->add(
			static fn (): array => array(
				new Template( 'theirs', 'Theirs', 'Of an addon', 'Other', 'survey', array(), array( 'no-such-addon' ) ),
				new Template( 'blank', 'Not blank', 'Of an addon', 'Other', 'survey', array() ),
			)
		);
		$templates = $this->listed( $registry, $this->container()->get( Entitlements::class ) );
		self::assertFalse( $templates['theirs']['is_available'] );
		self::assertSame( array( 'no-such-addon' ), $templates['theirs']['required_addons'] );
		self::assertSame( 'Other', $templates['theirs']['category'] );
		self::assertSame( 'Blank Survey', $templates['blank']['name'] );
	}

	/**
	 * A list of templates by key.
	 *
	 * @param TemplateAddons $addons What the site may do.
	 * @return array<string, array<string, mixed>>
	 */
	private function listed( TemplateRegistry $registry, TemplateAddons $addons ): array {
		return array_column(
			( new ListTemplates( $registry, new PremiumTemplates(), $addons ) )->all(),
			null,
			'key'
		);
	}

	/**
	 * The templates, as a client decodes them.
	 *
	 * @return array<int, array<string, mixed>>
	 */
	private function templates(): array {
		return array_values( $this->wire( $this->rest( 'GET', '/survey-templates' ) ) );
	}
}
