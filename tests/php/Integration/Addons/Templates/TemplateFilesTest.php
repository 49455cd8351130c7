<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons\Templates;

use UserFeedback\Plugin;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\Templates\PremiumTemplates;
use UserFeedback\Surveys\Templates\Template;
use UserFeedback\Surveys\Templates\TemplateCategory;
use UserFeedback\Surveys\Templates\TemplateQuestions;
use UserFeedback\Templates\TemplateFiles;
use UserFeedback\Tests\IntegrationTestCase;

/**
 * The files of the Templates addon. That each can be saved and published is tested with core's (TemplatesTest).
 */
final class TemplateFilesTest extends IntegrationTestCase {

	/**
	 * The one shape of a file: what it must have, and what it may.
	 */
	private const TEMPLATE = array( 'key', 'name', 'description', 'category', 'type', 'questions' );
	private const QUESTION = array( 'id', 'type', 'title', 'config', 'settings', 'logic' );

	public function test_there_are_more_than_twenty_for_at_least_six_purposes(): void {
		$templates = $this->files()->all();
		self::assertGreaterThan( 20, count( $templates ) );
		$purposes = array_count_values( array_column( $templates, 'category' ) );
		self::assertGreaterThanOrEqual( 6, count( $purposes ) );
		foreach ( array_keys( $purposes ) as $purpose ) {
			self::assertInstanceOf( TemplateCategory::class, TemplateCategory::tryFrom( (string) $purpose ) );
		}
		self::assertContains( 'nps', array_column( $templates, 'type' ) );
		self::assertContains( 'survey', array_column( $templates, 'type' ) );
	}

	public function test_every_file_has_the_one_shape(): void {
		foreach ( $this->raw() as $name => $file ) {
			self::assertSame( self::TEMPLATE, array_keys( $file ), $name );
			self::assertSame( $name, $file['key'] );
			foreach ( $file['questions'] as $question ) {
				self::assertSame( array(), array_diff( array_keys( $question ), self::QUESTION ), $name );
				self::assertSame(
					array(),
					array_diff( array_keys( $question['settings'] ?? array() ), array( 'required', 'comment_box' ) ),
					$name
				);
				foreach ( $question['logic'] ?? array() as $key => $value ) {
					self::assertContains( $key, array( 'action', 'conditions' ), $name );
					self::assertTrue( 'action' !== $key || in_array( $value, array( 'show', 'hide' ), true ), $name );
				}
			}
		}
	}

	public function test_every_condition_can_be_met_by_an_answer_to_an_earlier_question(): void {
		$types = $this->container()->get( QuestionTypeRegistry::class );
		foreach ( $this->files()->all() as $template ) {
			$earlier = array();
			foreach ( $template->questions as $question ) {
				foreach ( $question->logic['conditions'] as $condition ) {
					$about = $earlier[ $condition['question_id'] ] ?? null;
					self::assertNotNull( $about, $template->key . ': ' . $question->id );
					if ( 'radio-button' === $about->type ) {
						self::assertContains(
							$condition['value'],
							$about->option_labels(),
							$template->key . ': ' . $question->id
						);
						self::assertSame( '=', $condition['compare'] );
					} else {
						self::assertContains( $about->type, array( 'star-rating', 'nps' ) );
						self::assertContains(
							(int) $condition['value'],
							$types->find( $about->type )?->countable_values( $about ) ?? array()
						);
					}
				}
				$earlier[ $question->id ] = $question;
			}
		}
	}

	public function test_texts_are_translated_and_conditions_with_the_options_that_they_name(): void {
		$translate = static fn (
			string $translation,
			string $text,
			string $domain
		): string => 'userfeedback-templates' === $domain ? "[{$text}]" : $translation;
		add_filter( 'gettext', $translate, 10, 3 );
		$template  = $this->template( 'cancellation-reasons' );
		remove_filter( 'gettext', $translate );
		self::assertSame( '[Cancellation Reasons]', $template->name );
		self::assertSame( '[What is the main reason for your decision?]', $template->questions[0]->title );
		self::assertContains( '[It did not work well]', $template->questions[0]->option_labels() );
		self::assertSame( '[It did not work well]', $template->questions[2]->logic['conditions'][0]['value'] );
	}

	public function test_ratings_and_comment_boxes_name_the_addon_that_they_need(): void {
		self::assertSame(
			array( 'templates', 'question-types' ),
			$this->template( 'nps-relationship' )->required_addons
		);
	}

	public function test_core_knows_the_cards_and_nothing_else(): void {
		$cards = ( new PremiumTemplates() )->all();
		$files = $this->files()->all();
		self::assertSame( array_column( $files, 'key' ), array_keys( $cards ), 'Write the list with: npm run pot' );
		foreach ( $files as $template ) {
			$card = $cards[ $template->key ];
			self::assertSame(
				array(
					$template->name,
					$template->description,
					$template->category,
					$template->type,
					$template->picture,
					$template->required_addons,
				),
				array(
					$card->name,
					$card->description,
					$card->category,
					$card->type,
					$card->picture,
					$card->required_addons,
				)
			);
			self::assertSame( array(), $card->questions );
		}
	}

	public function test_a_damaged_file_is_left_out(): void {
		$folder = sys_get_temp_dir() . '/userfeedback-templates-' . uniqid() . '/';
		mkdir( $folder );
		copy( $this->folder() . 'beta-test.json', $folder . 'beta-test.json' );
		file_put_contents( $folder . 'broken.json', '{ "key": ' );
		$found = ( new TemplateFiles( $folder, $this->container()->get( TemplateQuestions::class ) ) )->all();
		unlink( $folder . 'beta-test.json' );
		unlink( $folder . 'broken.json' );
		rmdir( $folder );
		self::assertSame( array( 'beta-test' ), array_column( $found, 'key' ) );
	}

	private function files(): TemplateFiles {
		return new TemplateFiles( $this->folder(), $this->container()->get( TemplateQuestions::class ) );
	}

	private function folder(): string {
		return Plugin::path( 'addons/templates/templates/' );
	}

	private function template( string $key ): Template {
		return array_column( $this->files()->all(), null, 'key' )[ $key ];
	}

	/**
	 * The contents of the files.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private function raw(): array {
		$files = array();
		foreach ( (array) glob( $this->folder() . '*.json' ) as $path ) {
			$files[ basename( (string) $path, '.json' ) ] = json_decode(
				(string) file_get_contents( (string) $path ),
				true,
				64,
				JSON_THROW_ON_ERROR
			);
		}
		return $files;
	}
}
