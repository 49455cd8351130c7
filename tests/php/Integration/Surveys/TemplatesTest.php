<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys;

use UserFeedback\Plan\Entitlements;
use UserFeedback\Surveys\Templates\ListTemplates;
use UserFeedback\Surveys\Templates\Template;
use UserFeedback\Surveys\Templates\TemplateRegistry;

/**
 * GET survey-templates (CALL-11, ENT-17, SETUP-04).
 */
final class TemplatesTest extends SurveyTestCase {

	public function test_every_template_can_be_saved_and_published_as_it_is(): void {
		$templates = $this->templates();
		self::assertGreaterThanOrEqual( 5, count( $templates ) );
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
		}
	}

	public function test_blank_comes_first_and_nps_makes_an_nps_survey(): void {
		$types = array_column( $this->templates(), 'type', 'key' );
		self::assertSame( 'blank', array_key_first( $types ) );
		self::assertSame( 'survey', $types['blank'] );
		self::assertSame( 'nps', $types['nps'] );
	}

	public function test_templates_of_others_are_added_and_cannot_replace_ours(): void {
		$core     = $this->container()->get( TemplateRegistry::class );
		$registry = new TemplateRegistry();
		$registry->add( static fn (): array => array_values( $core->all() ) );
		$registry->add(
			static fn (): array => array(
				new Template( 'theirs', 'Theirs', 'Of an addon', 'other', 'survey', array(), array( 'no-such-addon' ) ),
				new Template( 'blank', 'Not blank', 'Of an addon', 'other', 'survey', array() ),
			)
		);
		$templates = array_column( ( new ListTemplates( $registry, $this->container()->get( Entitlements::class ) ) )->all(), null, 'key' );
		self::assertFalse( $templates['theirs']['is_available'] );
		self::assertSame( array( 'no-such-addon' ), $templates['theirs']['required_addons'] );
		self::assertSame( 'Blank Survey', $templates['blank']['name'] );
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
