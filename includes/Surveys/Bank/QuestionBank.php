<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Bank;

use UserFeedback\Database\Lock;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\Piping;
use UserFeedback\Surveys\QuestionInput;
use UserFeedback\Surveys\QuestionTypes\Text;
use UserFeedback\Surveys\SurveyTransformer;

/**
 * Questions that people keep for other surveys (docs/question-bank.md). One option, because there are few and nobody
 * asks for a part of them; a lock lets two people save at the same time.
 *
 * @phpstan-import-type QuestionData from Question
 * @phpstan-type BankQuestion array{id: string, name: string, question: QuestionData}
 */
final class QuestionBank {

	public const OPTION  = 'userfeedback_core_question_bank';
	public const LOCK    = 'userfeedback_core_question_bank_lock';
	public const LETTERS = 100;
	public const MOST    = 100;

	public function __construct( private QuestionInput $questions, private Lock $lock ) {}

	/**
	 * @return list<array{id: string, name: string, question: array<string, mixed>}> By name.
	 */
	public function all(): array {
		$items = self::stored();
		usort( $items, static fn ( array $a, array $b ): int => strnatcasecmp( $a['name'], $b['name'] ) );
		return array_map( self::to_wire( ... ), $items );
	}

	/**
	 * Keeps a question, without its logic: that asks questions of its survey.
	 *
	 * @param string               $name Empty: the title of the question.
	 * @param array<string, mixed> $sent Valid by QuestionSchema.
	 * @return array{id: string, name: string, question: array<string, mixed>}
	 * @throws Failure 422 naming fields of the question, 409 when the bank is full.
	 */
	public function add( string $name, array $sent ): array {
		unset( $sent['logic'] );
		// Answers to other questions stay behind as well.
		if ( is_string( $sent['title'] ?? null ) ) {
			$sent['title'] = Piping::plain( $sent['title'] );
		}
		if ( is_array( $sent['config'] ?? null ) && is_string( $sent['config']['description'] ?? null ) ) {
			$sent['config']['description'] = Piping::plain( $sent['config']['description'] );
		}
		try {
			$read = $this->questions->questions( array( $sent ), array() );
		} catch ( Failure $failure ) {
			$params = array();
			foreach ( $failure->params as $field => $reason ) {
				$params[ str_replace( 'questions[0]', 'question', $field ) ] = $reason;
			}
			throw Failure::invalid( $params );
		}
		$question = $read[0] ?? throw Failure::invalid(
			array( 'question[type]' => __( 'This type of question is not available on this site.', 'userfeedback' ) )
		);
		$name     = Text::line( '' === Text::trim( $name ) ? $question->title : $name );
		if ( '' === $name ) {
			throw Failure::invalid(
				array( 'question[title]' => __( 'Give the question a title first.', 'userfeedback' ) )
			);
		}
		$item = array(
			'id'       => bin2hex( random_bytes( 16 ) ),
			'name'     => mb_substr( $name, 0, self::LETTERS ),
			'question' => $question->to_array(),
		);
		$this->change(
			static function ( array $items ) use ( $item ): array {
				if ( count( $items ) >= self::MOST ) {
					throw Failure::conflict(
						sprintf(
							/* translators: %d: number of questions. */
							__( 'The question bank is full: %d is the maximum. Delete a question first.', 'userfeedback' ),
							self::MOST
						)
					);
				}
				return array( ...$items, $item );
			}
		);
		return self::to_wire( $item );
	}

	/**
	 * @return array{id: string, name: string, question: array<string, mixed>}
	 * @throws Failure 404 for an unknown question, 422 for an empty name.
	 */
	public function rename( string $id, string $name ): array {
		$name = Text::line( $name );
		if ( '' === $name ) {
			throw Failure::invalid( array( 'bank_name' => __( 'Enter a name.', 'userfeedback' ) ) );
		}
		$items = $this->change(
			static fn ( array $items ): array => array_map(
				static fn ( array $item ): array => $item['id'] === $id ? array( 'name' => $name ) + $item : $item,
				self::with( $items, $id )
			)
		);
		return self::to_wire( array_column( $items, null, 'id' )[ $id ] );
	}

	/**
	 * @throws Failure 404 for an unknown question.
	 */
	public function delete( string $id ): void {
		$this->change(
			static fn ( array $items ): array => array_values(
				array_filter( self::with( $items, $id ), static fn ( array $item ): bool => $item['id'] !== $id )
			)
		);
	}

	/**
	 * @param callable( list<BankQuestion> ): list<BankQuestion> $change Runs while nobody else changes it.
	 * @return list<BankQuestion>
	 * @throws Failure 503 when others keep it busy.
	 */
	private function change( callable $change ): array {
		return $this->lock->change_option(
			self::OPTION,
			static function () use ( $change ): array {
				$items = $change( self::stored() );
				update_option( self::OPTION, $items, false );
				return $items;
			}
		);
	}

	/**
	 * The questions, when one of them is there.
	 *
	 * @param list<BankQuestion> $items All.
	 * @return list<BankQuestion>
	 * @throws Failure 404.
	 */
	private static function with( array $items, string $id ): array {
		if ( ! in_array( $id, array_column( $items, 'id' ), true ) ) {
			throw Failure::not_found( __( 'This question is not in the question bank any more.', 'userfeedback' ) );
		}
		return $items;
	}

	/**
	 * @return list<BankQuestion>
	 */
	private static function stored(): array {
		/**
		 * Only change() writes it.
		 *
		 * @var list<BankQuestion> $items
		 */
		$items = (array) get_option( self::OPTION, array() );
		return $items;
	}

	/**
	 * @param BankQuestion $item As stored.
	 * @return array{id: string, name: string, question: array<string, mixed>}
	 */
	private static function to_wire( array $item ): array {
		return array(
			'id'       => $item['id'],
			'name'     => $item['name'],
			'question' => SurveyTransformer::questions( array( Question::from_array( $item['question'] ) ) )[0],
		);
	}
}
