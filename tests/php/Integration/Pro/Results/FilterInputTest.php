<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Pro\Results;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Pro\Results\Filters\Columns;
use UserFeedback\Pro\Results\Filters\FilterInput;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Question;
use UserFeedback\Tests\Integration\Results\ResultsTestCase;

/**
 * The same cases as tests/ts/domain/filter.test.ts.
 */
final class FilterInputTest extends ResultsTestCase {

	/**
	 * @param array<string, mixed> $filter What it means.
	 */
	#[DataProvider( 'cases' )]
	public function test_a_query_is_a_filter( string $query, array $filter ): void {
		self::assertSame( $filter, $this->read( $query ) );
	}

	/**
	 * @param array<string, mixed> $filter What it means.
	 */
	#[DataProvider( 'cases' )]
	public function test_the_canonical_query_is_the_same_filter( string $query, array $filter, string $canonical ): void {
		self::assertSame( $filter, $this->read( $canonical ) );
	}

	#[DataProvider( 'errors' )]
	public function test_a_wrong_condition_is_named( string $query, string $field ): void {
		try {
			$this->read( $query );
			self::fail( 'Taken.' );
		} catch ( Failure $failure ) {
			self::assertSame( array( 400, array( $field ) ), array( $failure->status, array_keys( $failure->params ) ) );
		}
	}

	public function test_limits(): void {
		foreach (
			array(
				'filter[os]=' . implode( ',', range( 1, 51 ) )    => 'filter[os]',
				'filter[page][is][]=' . str_repeat( 'a', 2001 )   => 'filter[page][is]',
				'filter[answers][q1][contains]=' . rawurlencode( "\xFF" ) => 'filter[answers][q1][contains]',
			) as $query => $field
		) {
			$this->test_a_wrong_condition_is_named( $query, $field );
		}
	}

	/**
	 * @return array<string, array{string, array<string, mixed>, string}>
	 */
	public static function cases(): array {
		$cases = array();
		foreach ( self::fixture()['cases'] as $case ) {
			$cases[ $case['name'] ] = array( $case['query'], $case['filter'], $case['canonical'] );
		}
		return $cases;
	}

	/**
	 * @return array<string, array{string, string}>
	 */
	public static function errors(): array {
		$errors = array();
		foreach ( self::fixture()['errors'] as $error ) {
			$errors[ $error['query'] ] = array( $error['query'], $error['field'] );
		}
		return $errors;
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function fixture(): array {
		$fixture = json_decode( (string) file_get_contents( dirname( __DIR__, 4 ) . '/fixtures/filters.json' ), true );
		return is_array( $fixture ) ? $fixture : array();
	}

	/**
	 * @return array<string, mixed>
	 */
	private function read( string $query ): array {
		parse_str( $query, $given );
		$survey = $this->survey(
			array_values(
				array_map( fn ( string $id ): Question => $this->question( $id, 'text' ), self::fixture()['questions'] )
			)
		);
		$filter = $given['filter'] ?? array();
		return ( new FilterInput( new Columns() ) )->read( is_array( $filter ) ? $filter : array(), $survey )->to_array();
	}
}
