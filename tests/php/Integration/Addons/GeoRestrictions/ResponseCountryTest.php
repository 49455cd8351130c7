<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons\GeoRestrictions;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Privacy\DataPolicy;
use UserFeedback\Privacy\PolicyText;
use UserFeedback\Tests\Integration\Responses\ResponsesTestCase;

/**
 * A response has a country only where the owner wants it, and then wherever the response is shown.
 */
final class ResponseCountryTest extends ResponsesTestCase {

	/**
	 * @param array<string, mixed> $settings Of the site.
	 */
	#[DataProvider( 'settings' )]
	public function test_what_is_stored( array $settings, string $address, string $country ): void {
		update_option( DataPolicy::OPTION, $settings );
		$_SERVER['REMOTE_ADDR'] = $address;
		self::assertSame( 201, $this->submit( $this->survey()->id, $this->body() )->get_status() );
		self::assertSame( 1, $this->count_rows( 'response', array( 'country' => $country ) ) );
	}

	/**
	 * @return array<string, array{array<string, mixed>, string, string}>
	 */
	public static function settings(): array {
		return array(
			'off by default'                 => array( array(), '192.0.2.1', '' ),
			'on'                             => array( array( 'store_country' => true ), '192.0.2.1', 'AT' ),
			'unknown'                        => array( array( 'store_country' => true ), '10.0.0.1', '' ),
			'without the address'            => array( array( 'store_country' => true, 'store_address' => 'none' ), '2001:db8::1', 'FR' ),
			'with a shortened address'       => array( array( 'store_country' => true, 'store_address' => 'shortened' ), '192.0.2.200', 'DE' ),
			'never of anonymous responses'   => array( array( 'store_country' => true, 'anonymous_responses' => true ), '192.0.2.1', '' ),
			'a value that is neither of two' => array( array( 'store_country' => 'yes' ), '192.0.2.1', '' ),
		);
	}

	public function test_a_look_up_that_breaks_loses_no_response(): void {
		update_option( DataPolicy::OPTION, array( 'store_country' => true ) );
		$break  = static fn (): string => throw new \RuntimeException( 'broken' );
		add_filter( 'userfeedback_visitor_country', $break );
		$status = $this->submit( $this->survey()->id, $this->body() )->get_status();
		remove_filter( 'userfeedback_visitor_country', $break );
		self::assertSame( 201, $status );
	}

	public function test_it_is_shown_filtered_and_broken_down_by(): void {
		update_option( DataPolicy::OPTION, array( 'store_country' => true ) );
		$survey = $this->survey();
		foreach ( array( '192.0.2.1', '192.0.2.2', '2001:db8::1', '10.0.0.1' ) as $address ) {
			$_SERVER['REMOTE_ADDR'] = $address;
			self::assertSame( 201, $this->submit( $survey->id, $this->body() )->get_status() );
		}
		$this->sign_in( 'administrator' );
		$list = $this->rest( 'GET', "/surveys/{$survey->id}/responses" )->get_data();
		self::assertSame( array( '', 'FR', 'AT', 'AT' ), array_column( $list['items'], 'user_country' ) );
		$one = $this->rest( 'GET', "/surveys/{$survey->id}/responses/{$list['items'][1]['id']}" )->get_data();
		self::assertSame( 'FR', $one['user_country'] );
		foreach ( array( 'AT' => 2, 'AT,FR' => 3, 'unknown' => 1, 'DE' => 0 ) as $wanted => $count ) {
			$results = $this->rest( 'GET', "/surveys/{$survey->id}/results", array( 'filter' => array( 'country' => $wanted ) ) )->get_data();
			self::assertSame( $count, $results['range_responses_count'], $wanted );
		}
		$reply = $this->rest( 'GET', "/surveys/{$survey->id}/results", array( 'filter' => array( 'country' => "AT' OR '1" ) ) );
		self::assertSame( 400, $reply->get_status() );
		self::assertSame( array( 'filter[country]' ), array_keys( $reply->get_data()['data']['params'] ) );
		$table = $this->rest( 'GET', "/surveys/{$survey->id}/breakdown", array( 'question' => 'choice', 'by' => 'country' ) )->get_data();
		self::assertContains( 'country', $table['kinds'] );
		self::assertEqualsCanonicalizing( array( 'AT', 'FR', 'unknown' ), array_column( $table['columns'], 'key' ) );
	}

	public function test_privacy_tools_know_it(): void {
		update_option( DataPolicy::OPTION, array( 'store_country' => true ) );
		$_SERVER['REMOTE_ADDR'] = '192.0.2.1';
		$this->submit( $this->survey()->id, $this->body( array( 'mail' => 'ada@example.org' ) ) );
		$exporters = apply_filters( 'wp_privacy_personal_data_exporters', array() ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		$data      = ( $exporters['userfeedback']['callback'] )( 'ada@example.org', 1 )['data'][0]['data'] ?? array();
		self::assertContains( array( 'name' => 'Country', 'value' => 'AT' ), $data );
		$erasers = apply_filters( 'wp_privacy_personal_data_erasers', array() ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		( $erasers['userfeedback']['callback'] )( 'ada@example.org', 1 );
		self::assertSame( 1, $this->count_rows( 'response', array( 'country' => '' ) ) );

		$on = array( 'store_country' => true );
		self::assertStringContainsString( 'We also store the country', PolicyText::html( new DataPolicy( $on ) ) );
		self::assertStringNotContainsString( 'country', PolicyText::html( new DataPolicy( array() ) ) );
		self::assertStringNotContainsString( 'country', PolicyText::html( new DataPolicy( $on + array( 'anonymous_responses' => true ) ) ) );
	}
}
