<?php
declare(strict_types=1);

namespace UserFeedback\Templates;

use UserFeedback\Display\Fields;
use UserFeedback\Support\JsonFile;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\PaidTypes;
use UserFeedback\Surveys\Templates\Template;
use UserFeedback\Surveys\Templates\TemplateQuestions;

/**
 * The templates of this addon: one JSON file each in `templates/`, in English. The addon's .pot has their
 * texts; they are translated here.
 */
final class TemplateFiles {

	/**
	 * @param string $folder Where the files are, with a slash at the end.
	 */
	public function __construct( private string $folder, private TemplateQuestions $questions ) {}

	/**
	 * The templates in the order of their file names. A damaged file is skipped.
	 *
	 * @return list<Template>
	 */
	public function all(): array {
		$paths     = glob( $this->folder . '*.json' );
		$templates = array();
		foreach ( false === $paths ? array() : $paths as $path ) {
			$data = JsonFile::read( $path );
			if ( array() !== $data ) {
				$templates[] = $this->template( new Fields( $data ) );
			}
		}
		return $templates;
	}

	/**
	 * A template of a file.
	 */
	private function template( Fields $data ): Template {
		$questions = array();
		$addons    = array( 'templates' );
		foreach ( $data->items( 'questions' ) as $item ) {
			$question    = $this->question( new Fields( is_array( $item ) ? $item : array() ) );
			$questions[] = $question;
			if ( PaidTypes::need_addon( $question->type ) || $question->is_on( 'comment_box' ) ) {
				$addons[] = 'question-types';
			}
		}
		return new Template(
			$data->text( 'key' ),
			self::translated( $data->text( 'name' ) ),
			self::translated( $data->text( 'description' ) ),
			$data->text( 'category' ),
			$data->choice( 'type', array( 'survey', 'nps' ) ),
			$questions,
			array_values( array_unique( $addons ) )
		);
	}

	/**
	 * A question of a file.
	 */
	private function question( Fields $data ): Question {
		$logic      = $data->part( 'logic' );
		$conditions = array();
		foreach ( $logic->items( 'conditions' ) as $item ) {
			$condition    = new Fields( is_array( $item ) ? $item : array() );
			$conditions[] = array(
				'question_id' => $condition->text( 'question_id' ),
				'compare'     => $condition->text( 'compare' ),
				'value'       => self::translated( $condition->text( 'value' ) ),
			);
		}
		return $this->questions->question(
			$data->text( 'id' ),
			$data->text( 'type' ),
			self::translated( $data->text( 'title' ) ),
			self::config( $data->part( 'config' ), $data->items( 'config' ) ),
			self::named( $data->items( 'settings' ) ),
			$conditions,
			'hide' === $logic->text( 'action' ) ? 'hide' : 'show'
		);
	}

	/**
	 * What the type of the question is told.
	 *
	 * @param array<mixed> $given As in the file.
	 * @return array<string, mixed>
	 */
	private static function config( Fields $config, array $given ): array {
		$own = self::named( $given );
		foreach ( array( 'description', 'placeholder' ) as $name ) {
			if ( isset( $own[ $name ] ) ) {
				$own[ $name ] = self::translated( $config->text( $name ) );
			}
		}
		$options = array();
		foreach ( $config->items( 'options' ) as $option ) {
			$label     = is_array( $option ) ? ( $option['label'] ?? '' ) : $option;
			$label     = self::translated( is_string( $label ) ? $label : '' );
			$options[] = is_array( $option ) ? array( 'label' => $label ) + $option : $label;
		}
		return array() === $options ? $own : array( 'options' => $options ) + $own;
	}

	/**
	 * The named values of a map.
	 *
	 * @param array<mixed> $map As in the file.
	 * @return array<string, mixed>
	 */
	private static function named( array $map ): array {
		return array_filter( $map, 'is_string', ARRAY_FILTER_USE_KEY );
	}

	/**
	 * A text of a file in the reader's language. A condition compares with the label of an option: the same
	 * English text gets the same translation.
	 */
	private static function translated( string $text ): string {
		return '' === $text ? '' : translate( $text, 'userfeedback-templates' ); // phpcs:ignore WordPress.WP.I18n -- tools/pot.mjs takes these texts from the files.
	}
}
