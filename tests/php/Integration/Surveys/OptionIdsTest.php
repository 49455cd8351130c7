<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys;

use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Tests\Integration\Results\ResultsTestCase;

/**
 * An option keeps its votes whatever happens to its text and its place, and a
 * new option never gets those of another.
 */
final class OptionIdsTest extends ResultsTestCase {

	/**
	 * Of each option that was ever there, how often it was chosen.
	 *
	 * @var array<int, int>
	 */
	private array $votes = array();

	/**
	 * @dataProvider seeds
	 */
	public function test_votes_follow_their_option_through_random_edits( int $seed ): void {
		mt_srand( $seed ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- repeatable.
		$this->sign_in( 'administrator' );
		$type        = array( 'radio-button', 'checkbox', 'image-radio' )[ $seed % 3 ];
		$this->votes = array( 0, 0, 0 );
		$rows        = array( array( 0, 'Text 0', '' ), array( 1, 'Text 1', '' ), array( 2, 'Text 2', '' ) );
		$saved       = $this->save( 0, $type, $rows );
		$id          = $saved['id'];
		for ( $step = 0; $step < 25; $step++ ) {
			$rows = $this->with_ids( $rows, $saved );
			if ( 0 === $this->random( 0, 2 ) ) {
				$rows  = $this->edited( $rows, $step );
				$saved = $this->save( $id, $type, $rows );
				$rows  = $this->with_ids( $rows, $saved );
			} else {
				$this->vote( $id, $type, $rows );
			}
			$this->compare( $id, $rows, "seed $seed step $step" );
		}
	}

	/**
	 * @return list<array{int}>
	 */
	public static function seeds(): array {
		return array_map( static fn ( int $seed ): array => array( $seed ), range( 1, 12 ) );
	}

	public function test_a_client_without_ids_keeps_votes_by_text_and_by_place(): void {
		$this->sign_in( 'administrator' );
		$texts = static fn ( string ...$labels ): array => array_map( static fn ( string $label ): array => array( 0, $label, null ), array_values( $labels ) );
		$saved = $this->save( 0, 'radio-button', $texts( 'Search engine', 'A friend' ) );
		$ids   = $saved['questions'][0]['config']['option_ids'];
		self::assertCount( 2, array_unique( $ids ) );

		$saved = $this->save( $saved['id'], 'radio-button', $texts( 'Search engines', 'A friend' ) );
		self::assertSame( $ids, $saved['questions'][0]['config']['option_ids'], 'One text in its place: a rename.' );

		$saved = $this->save( $saved['id'], 'radio-button', $texts( 'A friend', 'Search engines' ) );
		self::assertSame( array_reverse( $ids ), $saved['questions'][0]['config']['option_ids'], 'Another order.' );

		$saved                      = $this->save( $saved['id'], 'radio-button', $texts( 'A friend', 'Radio', 'Search engines' ) );
		list( $first, $new, $last ) = $saved['questions'][0]['config']['option_ids'];
		self::assertSame( array_reverse( $ids ), array( $first, $last ) );
		self::assertNotContains( $new, $ids, 'One more is a new one.' );

		$saved = $this->save( $saved['id'], 'radio-button', $texts( 'Poster', 'A friend', 'Radio', 'Search engines' ) );
		self::assertSame( array( $first, $new, $last ), array_slice( $saved['questions'][0]['config']['option_ids'], 1 ) );

		$saved = $this->save( $saved['id'], 'radio-button', $texts( 'A friend', 'Television' ) );
		self::assertSame( $first, $saved['questions'][0]['config']['option_ids'][0] );
		self::assertNotContains( $saved['questions'][0]['config']['option_ids'][1], array( $new, $last ) );
	}

	public function test_conditions_follow_a_rename(): void {
		$this->sign_in( 'administrator' );
		$logic = static fn ( string $value ): array => array(
			'enabled'    => true,
			'action'     => 'show',
			'conditions' => array( array( 'question_id' => 'q', 'compare' => '=', 'value' => $value ) ),
		);
		$more  = array(
			'questions'     => array( array( 'id' => 'why', 'type' => 'text', 'title' => 'Why?', 'logic' => $logic( 'Tea' ) ) ),
			'notifications' => array( 'email' => array( 'logic' => array( 'enable' => true, 'conditions' => $logic( 'Tea' )['conditions'] ) ) ),
		);
		$saved = $this->save( 0, 'radio-button', array( array( 0, 'Tea', '' ), array( 1, 'Coffee', '' ) ), $more );
		$ids   = $saved['questions'][0]['config']['option_ids'];
		$saved = $this->save( $saved['id'], 'radio-button', array( array( 0, 'Green tea', $ids[0] ), array( 1, 'Coffee', $ids[1] ) ), $more );
		self::assertSame( 'Green tea', $saved['questions'][1]['logic']['conditions'][0]['value'] );
		self::assertTrue( $saved['questions'][1]['logic']['enabled'] );
		self::assertSame( 'Green tea', $saved['notifications']['email']['logic']['conditions'][0]['value'] );

		$swapped = $this->save( $saved['id'], 'radio-button', array( array( 0, 'Coffee', $ids[0] ), array( 1, 'Green tea', $ids[1] ) ) );
		self::assertSame( 'Coffee', $swapped['questions'][0]['config']['options'][0] );
	}

	public function test_a_response_shows_the_text_of_today(): void {
		$this->sign_in( 'administrator' );
		$saved  = $this->save( 0, 'radio-button', array( array( 0, 'Serch', '' ), array( 1, 'Friend', '' ) ) );
		$ids    = $saved['questions'][0]['config']['option_ids'];
		$survey = $this->container()->get( SurveyRepository::class )->find( $saved['id'] );
		self::assertNotNull( $survey );
		$response = $this->respond( $survey, array( 'q' => 'Serch' ) );
		$this->save( $saved['id'], 'radio-button', array( array( 0, 'Search', $ids[0] ), array( 1, 'Friend', $ids[1] ) ) );
		self::assertSame( 'Search', $this->get( "/surveys/{$saved['id']}/responses/{$response}" )['answers'][0]['value'] );
		$this->save( $saved['id'], 'radio-button', array( array( 1, 'Friend', $ids[1] ), array( 2, 'Radio', 'new' ) ) );
		$options = $this->get( "/surveys/{$saved['id']}/results" )['question_stats'][0]['options'];
		self::assertSame( array( 0, 0, 1 ), array_column( $options, 'count' ) );
		self::assertTrue( $options[2]['removed'] );
	}

	public function test_a_page_of_last_week_still_answers_with_the_texts_it_knows(): void {
		$this->sign_in( 'administrator' );
		$saved = $this->save( 0, 'radio-button', array( array( 0, 'Serch', '' ), array( 1, 'Friend', '' ), array( 2, 'Radio', '' ) ) );
		$ids   = $saved['questions'][0]['config']['option_ids'];
		$this->save( $saved['id'], 'radio-button', array( array( 0, 'Search', $ids[0] ), array( 1, 'Friend', $ids[1] ) ) );
		// Saved once more by a client that knows nothing of former texts.
		$again = $this->save( $saved['id'], 'radio-button', array( array( 0, 'Search engine', $ids[0] ), array( 1, 'Friend', $ids[1] ) ) );
		self::assertArrayNotHasKey( 'former_options', $again['questions'][0]['config'] );

		$survey = $this->container()->get( SurveyRepository::class )->find( $saved['id'] );
		self::assertNotNull( $survey );
		$mended = $this->respond( $survey, array( 'q' => 'Serch' ) );
		$this->respond( $survey, array( 'q' => 'Search' ) );
		$removed = $this->respond( $survey, array( 'q' => 'Radio' ) );
		self::assertSame( 'Search engine', $this->get( "/surveys/{$saved['id']}/responses/{$mended}" )['answers'][0]['value'] );
		self::assertSame( 'Radio', $this->get( "/surveys/{$saved['id']}/responses/{$removed}" )['answers'][0]['value'] );
		$options = $this->get( "/surveys/{$saved['id']}/results" )['question_stats'][0]['options'];
		self::assertSame( array( 'Search engine', 'Friend', 'Radio' ), array_column( $options, 'value' ) );
		self::assertSame( array( 2, 0, 1 ), array_column( $options, 'count' ) );
		self::assertTrue( $options[2]['removed'] );
	}

	public function test_a_text_that_another_option_took_over_means_that_option(): void {
		$this->sign_in( 'administrator' );
		$saved = $this->save( 0, 'radio-button', array( array( 0, 'Tea', '' ), array( 1, 'Coffee', '' ) ) );
		$ids   = $saved['questions'][0]['config']['option_ids'];
		$this->save( $saved['id'], 'radio-button', array( array( 0, 'Coffee', $ids[0] ), array( 1, 'Tea', $ids[1] ) ) );
		$survey = $this->container()->get( SurveyRepository::class )->find( $saved['id'] );
		self::assertNotNull( $survey );
		$this->respond( $survey, array( 'q' => 'Coffee' ) );
		$options = $this->get( "/surveys/{$saved['id']}/results" )['question_stats'][0]['options'];
		self::assertSame( array( 1, 0 ), array_column( $options, 'count' ) );
	}

	/**
	 * Some change of the options.
	 *
	 * @param list<array{int, string, string|null}> $rows Which option of the model, its text, its id.
	 * @return list<array{int, string, string|null}>
	 */
	private function edited( array $rows, int $step ): array {
		$at = $this->random( 0, count( $rows ) - 1 );
		switch ( $this->random( 0, 4 ) ) {
			case 0:
				return array_values( array_replace( $rows, array( $at => array( $rows[ $at ][0], "Mended $step", $rows[ $at ][2] ) ) ) );
			case 1:
				$this->votes[] = 0;
				array_splice( $rows, $at, 0, array( array( count( $this->votes ) - 1, "New $step", 'id' . $step ) ) );
				return $rows;
			case 2:
				if ( count( $rows ) > 2 ) {
					array_splice( $rows, $at, 1 );
				}
				return $rows;
			case 3:
				shuffle( $rows );
				return $rows;
			default:
				return array_values(
					array_replace(
						$rows,
						array(
							$at => array( $rows[ $at ][0], $rows[0][1], $rows[ $at ][2] ),
							0   => array( $rows[0][0], $rows[ $at ][1], $rows[0][2] ),
						)
					)
				);
		}
	}

	/**
	 * Visitors choose some option.
	 *
	 * @param list<array{int, string, string|null}> $rows The options.
	 */
	private function vote( int $id, string $type, array $rows ): void {
		$survey = $this->container()->get( SurveyRepository::class )->find( $id );
		self::assertNotNull( $survey );
		list( $option, $text ) = $rows[ $this->random( 0, count( $rows ) - 1 ) ];
		$this->respond( $survey, array( 'q' => 'checkbox' === $type ? array( $text ) : $text ) );
		++$this->votes[ $option ];
	}

	/**
	 * Results against the model.
	 *
	 * @param list<array{int, string, string|null}> $rows The options.
	 */
	private function compare( int $id, array $rows, string $message ): void {
		$shown   = array();
		$removed = 0;
		foreach ( $this->get( "/surveys/{$id}/results" )['question_stats'][0]['options'] as $option ) {
			$text = is_array( $option['value'] ) ? $option['value']['label'] : $option['value'];
			if ( true === ( $option['removed'] ?? false ) ) {
				$removed += $option['count'];
			} else {
				$shown[] = array( $text, $option['count'] );
			}
		}
		$expected = array_map( fn ( array $row ): array => array( $row[1], $this->votes[ $row[0] ] ), $rows );
		self::assertSame( $expected, $shown, $message );
		self::assertSame( array_sum( $this->votes ) - array_sum( array_column( $expected, 1 ) ), $removed, $message );
	}

	/**
	 * Saves the survey over REST.
	 *
	 * @param list<array{int, string, string|null}> $rows The options; without ids when they are null.
	 * @param array<string, mixed>                  $more Other questions, notifications.
	 * @return array<string, mixed>
	 */
	private function save( int $id, string $type, array $rows, array $more = array() ): array {
		$ids   = array_column( $rows, 2 );
		$reply = $this->rest(
			'POST',
			'/surveys',
			array(
				'id'        => $id,
				'title'     => 'Options',
				'status'    => 'publish',
				'questions' => array(
					array(
						'id'     => 'q',
						'type'   => $type,
						'title'  => 'Which?',
						'config' => array(
							'options' => array_map(
								static fn ( array $row ): string|array => 'image-radio' === $type
									? array( 'label' => $row[1], 'image' => array( 'id' => 1, 'url' => 'https://example.org/a.png' ) )
									: $row[1],
								$rows
							),
						) + ( in_array( null, $ids, true ) ? array() : array( 'option_ids' => $ids ) ),
					),
					...( $more['questions'] ?? array() ),
				),
			) + array_diff_key( $more, array( 'questions' => true ) )
		);
		$data  = json_decode( (string) wp_json_encode( $reply->get_data() ), true );
		self::assertContains( $reply->get_status(), array( 200, 201 ), (string) wp_json_encode( $data ) );
		self::assertIsArray( $data );
		return $data;
	}

	/**
	 * The rows with the ids that the server gave.
	 *
	 * @param list<array{int, string, string|null}> $rows  The options.
	 * @param array<string, mixed>                  $saved Reply of the save.
	 * @return list<array{int, string, string|null}>
	 */
	private function with_ids( array $rows, array $saved ): array {
		return array_map(
			static fn ( array $row, string $id ): array => array( $row[0], $row[1], $id ),
			$rows,
			$saved['questions'][0]['config']['option_ids']
		);
	}

	private function random( int $from, int $to ): int {
		return mt_rand( $from, $to ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- repeatable.
	}
}
